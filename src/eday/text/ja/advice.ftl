# 助言を求められたとき、なぜそれを勧めるか。短い言葉を「、」でつなぐ。

advice-habit = 特に差はない
advice-printed = カードの内容による判断
advice-kill = 倒す確率{ $percent }%
advice-wound = 負傷させる確率{ $percent }%
advice-blast = ローカスト{ $locusts }体を巻き込む
advice-seal = ホールを封鎖する確率{ $percent }%
advice-seals = ホールを封鎖する
advice-charge = 武器をチャージする
advice-revive = 仲間を蘇生する
advice-quiet = ローカストの行動を防ぐ
advice-teamwork = 仲間がすぐに行動できる
advice-draws = カードを引ける
advice-ammo = 弾薬を得る
advice-fetch = ここにあるものを取れる
advice-door = 道が開ける
advice-nearer = 目的地に{ $areas }エリア近づく
advice-cover = カヴァーで終わる

# 試した結果。ボードゲームでは尋ねた人の次の手番まで、カードゲームでは相手の手番が終わるまで
advice-win = 勝利する
advice-wins = すぐに勝つ確率{ $percent }%
advice-loses = すぐに負ける確率{ $percent }%
advice-stage = このステージを終える確率{ $percent }%
advice-stages = このステージを終える
advice-revives = 仲間を蘇生する確率{ $percent }%
advice-hit = 負傷する確率{ $percent }%
advice-down = 戦闘不能になる確率{ $percent }%
advice-mates = 仲間が戦闘不能になる確率{ $percent }%
advice-kills = 敵を倒す確率{ $percent }%
advice-guard-kills = 後でガードにより敵を倒す確率{ $percent }%
advice-ammo-gained = 弾薬が約{ $ammo }増える
advice-ammo-spent = 弾薬を約{ $ammo }使う
advice-cards = 手札が約{ $cards }枚残る
advice-card-kills = 敵ユニットを約{ $units }体倒す
advice-card-losses = { $units ->
    [0] 自分のユニットを失わない
   *[other] 自分のユニットを約{ $units }体失う
}
advice-card-deals = 直接ダメージを約{ $damage }与える
advice-card-suffers = { $damage ->
    [0] 直接ダメージを受けない
   *[other] 直接ダメージを約{ $damage }受ける
}
advice-card-holds = { $places ->
    [0] カヴァーにユニットなし
   *[other] カヴァーにユニット約{ $places }体
}
advice-card-deck = 山札が約{ $cards }枚残る
advice-card-hand = 手札が約{ $cards }枚

# 勝負の分かれ目。その後に起きたことの前に置く
advice-turning = 手番{ $turn }：{ $before }%から{ $after }%へ。
advice-chosen = { $seat }：{ $option }。
