# カードゲームの選択肢の種類ごとに1つ。first, second：指すもの。

## 展開フェイズ

card-option-draw = { $cards ->
    [none] カードを1枚引く
    [0] カードを引かない
   *[other] カードを{ $cards }枚引く
}
card-option-discard = { $first }を捨てる
card-option-deploy = { $first }を展開する
card-option-tactic = { $does ->
    [none] { $first }の戦術を使う
   *[other] { $first }の戦術を使う：{ $does }
}

## 戦闘フェイズ

card-option-move = { $first }を{ $second }に入れる
card-option-attack = { $target ->
    [none] { $first }で{ $second }を攻撃する
   *[other] { $first }で{ $second }の{ $target }を攻撃する
}
card-option-direct = { $first }で直接攻撃する
card-option-cross = { $first }で敵側へ渡って直接攻撃する
card-option-end = 戦闘フェイズを終える

## 攻撃中

card-option-block = { $first }でブロックする
card-option-no_block = ブロックしない
card-option-done = これ以上ブロックしない
card-option-react = { $first }でリアクションする
card-option-pass = パス
card-option-hit = { $first }にダメージを与える
card-option-enter = { $first }がカヴァーに入る
card-option-keep = { $cards ->
    [0] 手札に加えない
   *[other] { $cards }枚を手札に加える
}

## カードの効果

card-option-resolve = { $first }を先に解決する
card-option-use = { $first }を使う
card-option-decline = 使わない
card-option-choose = { $choice ->
    [none] 選択肢{ $number }
   *[other] { $choice }
}
card-option-target = { $first }を選ぶ
card-option-stop = ここまで
card-option-next = 次に{ $first }を戻す
card-option-to = { $first }に入れる
card-option-cover = { $first }を選ぶ
card-option-spawn = { $units ->
    [0] ユニットを出さない
   *[other] ユニットを{ $units }体出す
}

## キャンペーン

card-option-reinforce = { $cards }を加える

card-pile = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
