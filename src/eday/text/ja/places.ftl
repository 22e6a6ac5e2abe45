# 言葉で示す場所。尋ねられるプレイヤーのCOG（you）か、行動するローカスト（it）から見た言い方。
# whom：そのどちらか。way：方角。thing：身を隠すもの。

place-area-own = { $whom ->
    [it] 今いるエリア
   *[you] 自分のエリア
}
place-area-near = { $way }のエリア
place-area-beyond = { $way }の開口部の先のエリア
place-area-far = { $way }へ{ $steps }エリア先
place-hole-own = { $whom ->
    [it] 今いるエリアのホール
   *[you] 自分のエリアのホール
}
place-hole-near = { $way }のホール
place-hole-far = { $way }へ{ $steps }エリア先のホール
place-cover-own = { $whom ->
    [it] 今隠れている{ $thing }
   *[you] 今隠れている{ $thing }
}
place-cover-near = { $way }の{ $thing }
place-cover-beside = すぐ横の{ $thing }
place-cover-far = { $area }の{ $way }側にある{ $thing }
place-cover-in = { $area }にある{ $thing }
place-door-near = { $way }のドア
place-door-far = { $area }のドア

way-east = 東
way-southeast = 南東
way-south = 南
way-southwest = 南西
way-west = 西
way-northwest = 北西
way-north = 北
way-northeast = 北東

shelter-barrier = コンクリートの防壁
shelter-car = 廃車
shelter-column = 倒れた柱
shelter-counter = カウンター
shelter-crates = 木箱
shelter-ledge = 段差
shelter-low_wall = 低い壁
shelter-planter = 植え込み
shelter-sandbags = 土嚢

## 場所を言葉で示すときに言い換える選択肢

placed-option-cover = { $first }に隠れる
placed-option-explore = { $first }から探索する
placed-option-oust = { $second }を{ $first }から追い出して入れ替わる

# 2つの選択肢が同じ文になるとき
placed-option-with-code = { $label }（{ $code }）
