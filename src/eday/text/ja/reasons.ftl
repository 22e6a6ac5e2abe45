# 選択肢にない理由。キーごとに、ルールが示す1つの理由。

reason-with-rule = { $text }（{ $rule }）

## いつ、誰が

why-game-over = ゲームは終わっています。
why-not-your-decision = 今は{ $seat }が選ぶ番です。
why-not-now = それは今の選択肢にありません。
why-unknown-thing = このゲームに「{ $ref }」はありません。
why-bleeding-out = 戦闘不能のCOGは這うことしかできません。
why-off-the-map = COGが地図上にいません。

## 攻撃

why-not-in-play = { $figure }は地図上にいません。
why-no-sight = { $figure }に射線が通っていません。
why-no-sight-area = { $area }に射線が通っていません。
why-other-target = この攻撃の目標は別のローカストです。
why-sees-nobody = { $weapon }の射線が通るローカストがいません。
why-nobody-in-range = 射線の通るローカストは、{ $weapon }の届く距離にいません。
why-no-ammo = { $weapon }に弾薬がありません。
why-no-grenade = グレネードが残っていません。
why-no-normal-attack = この攻撃は通常攻撃に限られますが、{ $weapon }に通常攻撃はありません。
why-normal-only = この攻撃は通常攻撃に限られます。
why-no-attack-now = 今行える攻撃は残っていません。
why-charged = { $weapon }はもうチャージされています。
why-no-charge = { $weapon }はチャージする武器ではありません。
why-too-near = { $weapon }には近すぎます。目標までの距離は{ $range }で、{ $limit }以上必要です。
why-out-of-range = { $weapon }は届きません。目標までの距離は{ $range }で、上限は{ $limit }です。
why-nothing-there = { $area }には攻撃するものがありません。ローカストも、この武器で封鎖できる開いたローカストホールもありません。
why-whole-area = { $weapon }は1体ではなくエリア全体を攻撃します。
why-no-area-weapon = エリア全体を攻撃する武器を持っていません。
why-moved = { $weapon }は、移動した手番には攻撃できません。
why-shield = シールドを持っている間、{ $weapon }は使えません。
why-no-chainsaw = チェーンソーの付いた武器を持っていません。
why-chainsaw-own-area = チェーンソーは同じエリアのローカストにしか使えません。{ $figure }は別のエリアにいます。
why-chainsaw-immune = { $figure }にはチェーンソー耐性があります。
why-no-friendly-fire = { $cog }は仲間です。COGが攻撃するのはローカストだけです。

## ガード

why-guard-only-in-locust-step = ガードはローカスト起動ステップで行います。
why-guard-forbidden = この手番のAIカードにより、ガードはできません。
why-guard-used = このステップのガードはもう使われました。
why-no-guard-card = 手札にガードアイコンのカードがありません。
why-not-for-guard = { $weapon }はガードに使えません。

## 武器と設備

why-not-carried = { $weapon }を持っていません。
why-nothing-dropped-here = このエリアに{ $weapon }は落ちていません。
why-keep-grenades = グレネードは破棄できません。
why-no-ammo-there = { $weapon }に弾薬は置けません。
why-no-equipment = { $area }に設備はありません。
why-stand-at-equipment = 設備は{ $area }にあります。COGがそこにいなければなりません。
why-face-down = { $tile }のカードは、ステージを完了するまで裏向きです。
why-gun-order-played = 重機関銃は指令カードの代わりに使いますが、指令カードはもうプレイされました。
why-gun-began-elsewhere = 重機関銃を使えるのは、手番開始時に{ $area }にいたCOGだけです。
why-gun-shield = シールドを持っている間、重機関銃は使えません。
why-gun-no-target = { $area }のタイルに、重機関銃の射線が通るローカストがいません。
why-gun-other-tile = { $figure }は{ $tile }にいません。重機関銃はその先まで届きません。
why-tile-no-equipment = { $tile }に設備はありません。
why-special-own-turn = 特殊アクションは自分の手番に行います。
why-special-used = { $action ->
    [revive] 蘇生は手番ごとに1回で、もう行いました。
    [pick_up] 武器の拾得は手番ごとに1回で、もう行いました。
    [equipment] 設備の起動は手番ごとに1回で、もう行いました。
   *[other] その特殊アクションは、この手番にもう行いました。
}
why-special-no-card = { $action ->
    [revive] 蘇生にはカードを1枚捨てますが、捨てられるカードがありません。
    [pick_up] 武器を拾うにはカードを1枚捨てますが、捨てられるカードがありません。
    [equipment] 設備を起動するにはカードを1枚捨てますが、捨てられるカードがありません。
   *[other] 特殊アクションにはカードを1枚捨てますが、捨てられるカードがありません。
}

## 移動と地図

why-already-there = COGはもうそこにいます。
why-no-movement = { $area }に入るだけの移動力が残っていません。
why-ledge = { $area }との間に高度差があります。射線は遮られませんが、移動はできません。
why-not-adjacent = { $area }は隣接していません。
why-cover-elsewhere = { $cover }はCOGのエリアにありません。
why-cover-taken = { $cover }には{ $figure }がいます。
why-oust-nobody = { $cover }にローカストはいません。
why-not-in-cover = { $figure }はカヴァーにいません。
why-oust-elsewhere = { $figure }はCOGのエリアにいません。
why-oust-by-order = ローカストをカヴァーから追い出せるのは、そう書かれた指令カードの移動だけです。
why-other-map = { $area }は別の地図にあります。乗っていくことはできません。
why-special-between = 特殊アクションは自分の手番のCOG指令ステップに、カードのアクションの前か後に行います。アクションの途中にはできません。
why-ride-by-equipment = 乗っていくには、そのための設備が必要です。
why-pull-adjacent = { $figure }はちょうど移動1の距離にいません。
why-play-by-turn = 指令カードは自分の手番のCOG指令ステップに1枚プレイします。リアクションは尋ねられたときに使えます。
why-pull-by-order = ローカストを引き寄せられるのは、そう書かれた指令カードだけです。
why-push-attacked = { $figure }は、この指令カードで攻撃したローカストではありません。
why-push-nowhere = { $figure }はこれ以上遠ざかれません。
why-push-by-order = 追い払えるのは、そう書かれた指令カードで攻撃したローカストだけです。
why-cover-when-moving = カヴァーは移動の終わりに取ります。
why-no-door = { $area }にドアはありません。
why-door-elsewhere = ドアは{ $area }にあります。COGがそこにいなければなりません。
why-no-level-left = 探索するレベルは残っていません。
why-door-locked = レベル{ $level }はまだロックされています。
why-door-barred = このステージでは、{ $area }のドアは誰も通れません。
why-other-door = レベル{ $level }へ通じるのはこのドアではなく、別のドアです。
why-no-hole = { $hole }にローカストホールはありません。
why-already-sealed = { $hole }はもう封鎖されています。
why-seal-by-omen = ホールは、そのエリアに投げたグレネードのオーメンで封鎖します。

## カードと仲間

why-not-in-hand = { $card }は手札にありません。
why-other-icon = { $icon ->
    [guard] { $card }のアイコンはガードです。
    [dodge] { $card }のアイコンは回避です。
   *[follow] { $card }のアイコンは追跡です。
}
why-swap-solo = { $card }は取り替えられません。カードを取り替えるのは1人で遊ぶときだけで、2+のカードに限られます。
why-no-solo-move = カードを捨ててさらに移動できるのは1人で遊ぶときだけで、手番ごとに1回、COGがまだ移動できる間に限られます。
why-no-attack-open = COGが攻撃できるものがありません。
why-hand-limit = { $cog }の手札は上限に達しています。
why-bleeding-draws-none = { $cog }は戦闘不能なので、カードを引けません。
why-teamwork-another = カードをプレイできるのは別のプレイヤーです。
why-comrade-down = { $seat }は戦闘不能なので、指令カードをプレイできません。
why-comrade-no-card = { $seat }の手札に指令カードがありません。
why-teamwork-by-order = ほかのプレイヤーが今カードをプレイできるのは、そう書かれた指令カードによるときだけです。
why-not-bleeding = { $cog }は戦闘不能ではありません。
why-revive-own-area = 蘇生するには、{ $cog }と同じエリアにいなければなりません。

## カードゲーム：手札

why-hand-count = { $card }を使うには、このカードを含めて手札が{ $values }枚でなければなりません。今は{ $hand }枚です。
why-reaction-in-deployment = { $card }はリアクションです。展開フェイズではなく、攻撃中に展開します。
why-no-reaction-card = { $card }はリアクションではありません。
why-no-attack = { $card }はリアクションですが、今は攻撃が行われていません。
why-reacted = リアクションは攻撃ごとに1枚で、もう展開しました。
why-unblocked-reaction = ブロックしないプレイヤーはリアクションできません。
why-no-target = { $card }を使える対象がありません。
why-unfit = { $asker }の対象にはできません。
why-untargetable = { $card }は敵のカードの効果では選べません。
why-deployment-only = それは自分の展開フェイズに行います。
why-not-on-battlefield = { $card }は手札にあります。行動やブロックができるのは、予備かカヴァーにいるユニットだけです。
why-card-in-deck = { $card }はまだ山札にあります。
why-card-discarded = { $card }は捨て札にあります。
why-card-in-supply = { $card }は、カードの効果で出るまでストックにあります。
why-card-out = { $card }はゲームから取り除かれています。
why-enemy-card = { $card }は相手のカードです。

## カードゲーム：ユニット

why-combat-only = ユニットは自分の戦闘フェイズに行動します。
why-suppressed = { $card }は制圧状態なので行動できません。
why-acted = { $card }はこの手番にもう行動しました。
why-direct-from-reserve = { $card }は予備にいます。敵プレイヤーを攻撃できるのはカヴァーのユニットだけです。
why-no-cover-for = { $card }はカヴァーに入れないため、カヴァーへの移動も攻撃もできません。
why-began-in-cover = { $card }はこのフェイズをカヴァーで始めました。そこからは敵プレイヤーしか攻撃できません。
why-joined-late = { $card }はこのフェイズ中に予備に加わったため、行動できるのは早くても次の手番です。
why-no-free-cover = 空いているカヴァーがありません。
why-no-enemy-in-cover = カヴァーに敵ユニットがいません。
why-stays-in-cover = { $card }はカヴァーにいます。倒れるかカードで動かされるまで、そこにとどまります。
why-direct-only = { $card }はカヴァーにいます。そこからは敵プレイヤーしか攻撃できません。
why-no-crossing = カヴァーの敵側へ渡れるのは第3章からです。
why-crossed = { $card }はもう敵側にいます。
why-just-entered = { $card }はこのフェイズにカヴァーに入ったため、そこから攻撃できるのは早くても次の手番です。
why-enemy-in-reserve = { $card }は予備にいます。攻撃できるのはカヴァーのユニットか敵プレイヤーです。
why-block-from-cover = { $card }はカヴァーにいます。ブロックできるのは予備のユニットだけです。
why-suppressed-block = { $card }は制圧状態なのでブロックできません。
why-never-blocks = { $card }はブロックできません。
why-blocking = { $card }はもうブロックしています。
why-nothing-to-block = ブロックできるのはプレイヤーへの攻撃だけで、今そのような攻撃は行われていません。
why-enough-blockers = この攻撃をブロックできるのは{ $count }体までです。

## カードゲーム：指揮カードとカヴァー

why-in-command-area = { $card }は指揮エリアにあります。行動できるのは予備かカヴァーにいるときだけです。
why-no-unit = { $card }はユニットではありません。
why-no-tactic = { $card }には、この章で使える戦術がありません。
why-tactic-count = { $card }の戦術を使うには、手札が{ $values }枚でなければなりません。今は{ $hand }枚です。
why-disabled = { $card }は別のカードの効果で使えません。
why-cover-gone = { $row }はもうありません。
why-cover-unoccupied = { $row }には誰もいません。移動はできますが、攻撃はできません。
why-cover-occupied = { $row }には{ $card }がいます。入るには攻撃しなければなりません。
why-cover-held = { $row }には{ $card }がいます。
why-nobody-moves = { $row }に移動できるユニットが予備にいません。
why-nobody-attacks = { $row }を攻撃できるユニットが予備にいません。

## カードやフェイズを終える前の確認

sure-end = { $card }：{ $unused }がまだ残っています。終えますか？
unused-move = 移動
unused-attack = 攻撃
unused-draw = カードを引くアクション
unused-drive = ローカストを動かすアクション
unused-order = 別の指令カード
unused-special = カードを捨てない特殊アクション
unused-ammo = 弾薬
unused-revive = 蘇生
unused-hold = ローカストの抑え込み
unused-bonus = 追加移動
sure-end-attacks = { $units }がまだ攻撃できます。戦闘フェイズを終えますか？
sure-end-moves = { $units }がまだ移動できます。戦闘フェイズを終えますか？
sure-draw = これで自分の山札が空になります。山札が空になった側の負けです。引きますか？
