# 選択肢の種類ごとに1つ。first, second：指すもの。all：そのすべて。

option-heal = { $cards ->
    [0] カードを引かない
   *[other] 指令カードを{ $cards }枚引く
}

## 指令ステップ

option-play_actions = { $first }をプレイしてアクションを行う
option-play_move = { $first }をプレイして2エリアまで移動する
option-play_attack = { $first }をプレイして攻撃する
option-swap = { $first }をゲームから取り除き、別のカードを引く
option-spawn_in = { $first }に{ $enemy }を出現させる
option-team = 地図{ $map }の{ $first }から始める
option-unlock = レベル{ $level }のロックを外す
option-explore = { $first }のドアから探索する
option-drop = { $first }を破棄する
option-solo_move = { $first }を捨て、さらに1エリア移動する
option-revive = 特殊アクション（カード1枚を捨てる）：{ $first }を蘇生する
option-pick_up = 特殊アクション（カード1枚を捨てる）：{ $first }を拾う
option-equipment = 特殊アクション（カード1枚を捨てる）：ここの設備（{ $equipment }）を起動する
option-gun_attack = 指令カードの代わりに{ $equipment }で{ $first }を撃つ
option-skip = この手番はもう何もしない

## カードのアクション

option-draw = { $count ->
    [1] { $all }が指令カードを{ $cards }枚引く
   *[other] { $all }が指令カードを{ $cards }枚ずつ引く
}
option-pull = { $first }を自分のエリアへ引き寄せる
option-push = { $first }を追い払う（1エリア）
option-teamwork = { $first }に指令カードをプレイさせる
option-free_pick_up = カードを捨てずに{ $first }を拾う
option-free_equipment = カードを捨てずにここの設備（{ $equipment }）を起動する
option-free_revive = カードを捨てずに{ $first }を蘇生する
option-gain_ammo = { $first }に弾薬を置く
option-hold_locusts = ローカストを抑える：この手番はAIカードなし
option-bonus_move = 追加移動を使う
option-end = { $card ->
    [none] このカードを終える
   *[other] { $card }を終える
}

## 移動

option-move = { $first }へ移動する
option-cover = { $first }に入る
option-oust = { $second }を{ $first }から追い出して入る
option-stop = 移動を終える
option-ride = { $first }まで乗っていく
option-stay = カヴァーに入らない

## 攻撃

option-attack = { $target ->
    [area] { $second }でエリア{ $first }を攻撃する
    [place] { $second }で{ $first }を攻撃する
   *[figure] { $second }で{ $first }を攻撃する
}{ $mode ->
    [overkill] ：全火力
   *[normal] ：通常
}{ $cost ->
    [0] { $mode ->
        [overkill] （消費なし）
       *[normal] {""}
    }
   *[other] { $token ->
        [grenade] （グレネード{ $cost }）
       *[ammo] （弾薬{ $cost }）
    }
}
option-chainsaw = { $second }のチェーンソーで{ $first }を攻撃する
option-charge = 攻撃の代わりに{ $first }をチャージする（弾薬+1）
option-seal = { $first }を封鎖する
option-hit = { $first }も負傷させる
option-splash = 爆風で{ $all }を負傷させる
option-decline = 使わない

## リアクション

option-dodge = { $first }で回避する（防御ダイス+2）
option-guard = { $first }でガードする
option-follow = { $first }を捨てて追跡する
option-pass = パス
option-let = { $first }がガードする

## 負傷と装備

option-discard = { $first }を捨てる
option-lose_ammo = { $first }の弾薬を失う
option-keep = { $first }を取る
option-enough = もう弾薬を取らない
option-give = { $first }に{ $second }を渡す

## ローカスト

option-activate = { $first }を起動する
option-step = { $first }へ移動する
option-target = { $first }を攻撃する
option-condition_cog = { $first }を狙う
option-condition_locust = { $first }を回復しに行く
option-heal_locust = { $first }を回復する
option-give_up = { $second }の{ $first }を地図から取り除く
option-turn_over = { $second }の{ $first }を裏返す
option-you = { $first }を狙う
option-spawn = { $first }にまず{ $enemy }を配置する
option-at = { $first }に出現させる
option-keep_open = { $first }を残し、ほかを封鎖する
