# 選択肢の上の見出し。判断の種類ごとに1つ。seat：尋ねられる人。本人しか知らないことは、ほかの席では "none"。

decision-other = { $seat }が選びます（{ $kind }）

decision-setup_cover = { $seat }はカヴァーに入って始められます
decision-heal = { $seat }の回復：指令カードを何枚引きますか？
decision-order = { $seat }：指令カードを1枚プレイしてください
decision-teamwork = チームワーク：{ $seat }はすぐに指令カードをプレイできます
decision-action = { $card ->
    [none] { $seat }が指令カードを実行しています
   *[other] { $over ->
        [yes] { $seat }が{ $card }でできることは終わりました。ほかに何かしますか？
       *[no] { $seat }が{ $card }を実行中：次は何をしますか？
    }
}
decision-move = { $left ->
    [none] { $seat }が移動しています
    [0] { $seat }が移動しました。止まる前に何かしますか？
   *[other] { $seat }が移動中：残り{ $left }エリア
}
decision-ride = { $seat }が乗っていきます。行き先は？
decision-gun_fired = { $seat }がトロイカ重機関銃で撃ちました。ほかに何かしますか？
decision-crawl = { $seat }は戦闘不能です。1エリア這って動けます
decision-follow = { $mover ->
    [none] { $seat }：追跡しますか？
   *[other] { $mover }が{ $to }へ移動します。{ $seat }は追跡しますか？
}
decision-follower_cover = 追跡した{ $seat }はカヴァーを取れます

## 攻撃

decision-dodge = { $attacker ->
    [none] { $seat }が攻撃されます。回避しますか？
   *[other] { $by ->
        [self] { $seat }は自分が起こした爆発の中にいます。回避しますか？
        [comrade] { $seat }は{ $attacker }が起こした爆発の中にいます。回避しますか？
       *[enemy] { $seat }が{ $attacker }に攻撃されます。回避しますか？
    }
}
decision-omen = { $ability ->
    [SealHole] { $seat }がオーメンを出しました。ホールを封鎖しますか？
    [ExtraTarget] { $seat }がオーメンを出しました。ほかに誰を負傷させますか？
    [Splash] { $seat }がオーメンを出しました。爆風で周りを負傷させますか？
   *[other] { $seat }がオーメンを出しました。使いますか？
}
decision-extra_attack = { $seat }はもう一度攻撃できます
decision-wound = { $wounds ->
    [none] { $seat }が負傷しました。どのカードを捨てますか？
    [1] { $seat }が1負傷を受けました。カードを1枚捨ててください
   *[other] { $seat }が{ $wounds }負傷を受けました。まず1枚目のカードを捨ててください
}
decision-guard = { $figure ->
    [none] { $seat }：ガードしますか？
   *[other] { $area ->
        [none] { $figure }が移動か攻撃をしようとしています。{ $seat }はここでガードしますか？
       *[other] { $figure }（{ $area }）が移動か攻撃をしようとしています。{ $seat }はここでガードしますか？
    }
}
decision-pick_guard = { $figure ->
    [none] 誰がガードしますか？
   *[other] { $seat }が決めます：{ $figure }に対して誰がガードしますか？
}
decision-guard_attack = { $figure ->
    [none] { $seat }のガード：どう攻撃しますか？
   *[other] { $figure }に対する{ $seat }のガード：どう攻撃しますか？
}

## カードと装備

decision-discard = { $why ->
    [revive] { $seat }：仲間を蘇生するため、カードを1枚捨ててください
    [pick_up] { $seat }：武器を拾うため、カードを1枚捨ててください
    [equipment] { $seat }：設備を起動するため、カードを1枚捨ててください
   *[other] { $seat }：カードを1枚捨ててください
}
decision-drop_weapon = { $seat }の武器が多すぎます。どれを破棄しますか？
decision-keep_weapon = { $seat }が武器を見つけました。どれを取りますか？
decision-split_ammo = { $left ->
    [none] { $seat }が武器に弾薬を配っています
   *[other] { $seat }の弾薬は残り{ $left }個です。どの武器に置きますか？
}
decision-give_weapon = { $weapon ->
    [none] 誰が武器を受け取りますか？
   *[other] 誰が{ $weapon }を受け取りますか？
}
decision-give_up_marker = { $marker ->
    [none] 負傷マーカーが足りません。どの落ちている武器を取り除きますか？
   *[other] { $marker }が足りません。どの落ちている武器を取り除きますか？
}
decision-lose_ammo = { $seat }が弾薬を失います。どの武器の弾薬にしますか？

## ローカスト

decision-pick_you = { $seat }は戦闘不能です。AIカードは代わりにどのCOGを狙いますか？
decision-activate = { $seat }が決めます：次にどのローカストが行動しますか？
decision-locust_move = { $figure ->
    [none] ローカストはどこを通りますか？
   *[other] { $figure }が移動します。どこを通りますか？
}
decision-locust_cover = { $figure ->
    [none] ローカストはどのカヴァーに入りますか？
   *[other] { $figure }がカヴァーを取ります。どこに入りますか？
}
decision-locust_target = { $figure ->
    [none] ローカストは誰を狙いますか？
   *[other] { $figure }は誰を狙いますか？
}
decision-locust_heal = { $figure ->
    [none] どのローカストが回復しますか？
   *[other] { $figure }がほかのローカストを回復します。どれを回復しますか？
}
decision-locust_revival = { $figure ->
    [none] どの落ちている武器からローカストが戻りますか？
   *[other] { $figure }がローカストを呼び戻します。どの落ちている武器からですか？
}
decision-spawn = { $area ->
    [none] どのローカストを先に配置しますか？
   *[other] { $area }にローカストが出現します。どれを先に配置しますか？
}
decision-spawn_at = { $enemy ->
    [none] ローカストはどこに出現しますか？
   *[other] { $enemy }が出現します。どこにしますか？
}
decision-team = { $seat }：どちらの地図から始めますか？
decision-unlock = { $seat }：どのレベルのロックを外しますか？
decision-spawn_evenly = { $left ->
    [none] { $seat }：どのホールからどのローカストが出ますか？
   *[other] { $seat }：どのホールからどのローカストが出ますか？　残り{ $left }体です
}
decision-keep_open = 2つのホールが出口から同じ距離です。どちらを残しますか？
