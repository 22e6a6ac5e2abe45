# カードゲームの案内付きチュートリアルと、攻撃の見込み。
# レッスンには題名と3文までの説明がある。card：対象のユニット、foe：敵ユニット、hand：手札の枚数。

## 決められた手番

guide-deploy_first-title = { $card }を展開する
guide-deploy_first-1 = 展開フェイズでは、引く、捨てる、展開するのどれか1つを行います。
guide-deploy_first-2 = カードは、手札の枚数が隅の数字のどれかと同じときに展開できます。今の手札は{ $hand }枚で、{ $card }の隅には{ $hand }があります。
guide-deploy_first-3 = 予備に置かれ、この手番に行動できます。

guide-deploy_second-title = 第2展開フェイズ：{ $card }
guide-deploy_second-1 = 戦闘の後、もう一度、引く、捨てる、展開するのどれかを行います。それで手番は終わりです。
guide-deploy_second-2 = 手札は{ $hand }枚に減り、{ $card }に合うようになりました。1枚出すごとに、次に合うカードが変わります。

guide-move-title = { $card }をカヴァーに入れる
guide-move-1 = 戦闘では、自分のユニットが1体につき1回行動できます。予備のユニットは、空いているカヴァーに移動するか、カヴァーの敵を攻撃します。
guide-move-2 = { $card }を{ $row }に入れてください。戦闘フェイズをカヴァーで始めたユニットは、敵プレイヤーを攻撃できます。

guide-attack_cover-title = { $card }で{ $foe }を攻撃する
guide-attack_cover-1 = { $row }には{ $foe }がいます。{ $card }が攻撃すると、両者が同時に攻撃力の分だけダメージを与え合い、防御力以上のダメージを受けたほうが倒れます。
guide-attack_cover-2 = 攻撃力/防御力は、{ $card }が{ $printed_attack }/{ $printed_defense }、{ $foe }が{ $foe_printed_attack }/{ $foe_printed_defense }です。{ $as_printed ->
    [both] このままなら両方が倒れますが、ダメージの前にリアクションがあります。
    [own] このままなら自分のユニットを失いますが、ダメージの前にリアクションがあります。
    [foe] このままなら倒れるのは{ $foe }だけです。ダメージの前にリアクションがあります。
   *[none] このままならどちらも倒れません。ダメージの前にリアクションがあります。
}

guide-attack_direct-title = { $card }で直接攻撃する
guide-attack_direct-1 = カヴァーのユニットは敵プレイヤーを攻撃します。誰もブロックしなければ直接ダメージとなり、攻撃力に関係なく山札の上から2枚を失わせます。山札はプレイヤーの命で、尽きれば負けです。
guide-attack_direct-2 = { $card }で攻撃してください。カヴァーのおかげで{ $attack }/{ $defense }になっています。

guide-react-title = { $reaction }でリアクションする
guide-react-1 = 攻撃された側が先に応じますが、パスしました。次はあなたの番です。手札の枚数が合えば、リアクションを1枚使えます。手札は{ $hand }枚です。
guide-react-2 = { $reaction }を使うと、{ $card }はこの攻撃で{ $attack }/{ $defense }になります。{ $foe_attack }ダメージでは倒れず、{ $attack }ダメージで{ $foe }を倒します。勝てばカヴァーに入ります。

guide-pass-title = 成り行きに任せる
guide-pass-1 = { $foe ->
    [none] ここで使うものはありません。
   *[other] { $foe }がブロックします。直接ダメージはなくなり、2体が戦います。
}{ $enemy_reaction ->
    [none] {""}
   *[other] { $enemy_reaction }により、相手は{ $foe_attack }/{ $foe_defense }、あなたは{ $attack }/{ $defense }です。
}
guide-pass-2 = 手札{ $hand }枚に合うリアクションはないので、パスしてください。{ $own_dies ->
    [true] { $foe_dies ->
        [true] 両方が倒れます。
       *[false] 自分のユニットを失います。
    }
   *[false] 自分のユニットは持ちこたえます。
}

guide-end-title = 戦闘フェイズを終える
guide-end-1 = やりたいことはすべて終わりました。

guide-draw_none-title = 引かない
guide-draw_none-1 = ここでカードを引けます。けれども引いた分だけ山札が減り、手札が1枚増えると枚数が合わなくなります。
guide-draw_none-2 = 手札が{ $hand }枚なら、この手番の後で{ $next }を展開できます。

guide-draw_most-title = カードを{ $cards }枚引く
guide-draw_most-1 = 手札が少ないので、引けるだけ引きましょう。カードが多いほど選択肢が増えます。ただし山札から減るので、無駄には引かないこと。

## ローカストプレイヤーに尋ねている間

guide-watch_block-title = ブロックされるでしょうか？
guide-watch_block-1 = 予備のユニットは直接攻撃の前に立ちはだかれます。その場合はユニットどうしが戦い、プレイヤーはダメージを受けません。
guide-watch_reaction-title = ローカストプレイヤーのリアクション
guide-watch_reaction-1 = 攻撃された側が先に応じ、次があなたです。
guide-watch_deployment-title = ローカストの手番
guide-watch_deployment-1 = あなたと同じ3つのフェイズです：展開、戦闘、展開。
guide-watch_deployment-2 = 攻撃されたときは、まずブロックするか、次にリアクションするかを尋ねます。
guide-enemy_turn-title = ローカストの手番
guide-enemy_turn-1 = 攻撃されたときは、ブロックするか、リアクションするかを尋ねます。

## 決められた手番を離れて

guide-own_way-title = ここからは自由に
guide-own_way-1 = { $who ->
    [cog] ここからはあなたが決めます。何も失ってはいません。ルールは同じで、選べるのはルールで許されることだけです。
   *[locust] ローカストプレイヤーが用意された手順から外れたので、ここからは自分で決めてください。
}

guide-topic_deployment-title = 展開フェイズ
guide-topic_deployment-1 = カードを1枚引くか、1枚捨てるか、手札の枚数に合うものを1枚展開します。
guide-topic_deployment-2 = 引けば山札の終わりが近づきます。展開すれば手札が減り、ほかのカードが合うようになります。
guide-topic_combat-title = 戦闘フェイズ
guide-topic_combat-1 = ユニットは1体につき1回行動できます。予備からは、空いているカヴァーへの移動か、カヴァーの敵への攻撃。カヴァーからは、敵プレイヤーへの攻撃です。
guide-topic_combat-2 = 予備のユニットがダメージを受けて生き残ると制圧状態になり、次の自分の手番まで行動もブロックもできません。
guide-topic_block-title = ブロックしますか？
guide-topic_block-1 = 予備のユニットは攻撃を引き受けられます。攻撃ユニットと戦い、山札は減りません。
guide-topic_block-2 = ブロックしなければ山札を失い、リアクションもできません。
guide-topic_defend-title = 攻撃されています
guide-topic_defend-1 = あなたが先に、攻撃した側が後に応じます。リアクションは1枚ずつで、手札の枚数に合わなければなりません。
guide-topic_react-title = リアクションしますか？
guide-topic_react-1 = ダメージの前に、両者がリアクションを1枚ずつ使えます。攻撃された側が先、攻撃した側が後です。効果はこの攻撃の間だけです。
guide-topic_keep-title = 直接ダメージ
guide-topic_keep-1 = これらのカードは山札の上から失われます。そのうち何枚を、見ずに手札に加えるかを決めてください。残りは捨て札になります。
guide-topic_keep-2 = どちらにしても山札は減ります。手札の枚数が自分のカードに合うように残しましょう。
guide-topic_draw-title = 何枚引きますか？
guide-topic_draw-1 = 手札は選択肢、山札は命です。

## 終わり

guide-done-title = これで遊べます
guide-done-1 = 展開、カヴァー、攻撃、ブロック、リアクション。用意された手番はここまでです。続きを遊んでください。
guide-done-2 = カヴァーを押さえ、そこから攻撃しましょう。相手の山札を先に尽きさせるのです。

guide-over-title = { $winner ->
    [cog] あなたの勝利
   *[locust] ローカストプレイヤーの勝利
}
guide-over-1 = { $winner ->
    [cog] 見事な戦いでした。
   *[locust] 気をつけるべきものが分かりましたね。自分の山札です。
}チュートリアルで教えることはこれで全部です。
guide-over-2 = 次は第1章です。両方のデッキにカードが増え、シナリオカードと指揮カードが加わります。最初の手番の展開フェイズは1回だけです。

## これ以上誰もブロックもリアクションもしないときの、攻撃の見込み

preview-fighter = { $takes ->
    [0] { $fate ->
        [dies] { $card }は倒れる。
        [suppressed] { $card }は制圧状態になる。
       *[stands] { $card }はダメージを受けない。
    }
   *[other] { $card }は防御力{ $defense }に対して{ $takes }ダメージを受け、{ $fate ->
        [dies] 倒れる。
        [suppressed] 制圧状態になる。
       *[stands] 持ちこたえる。
    }
}
preview-direct = { $side }は直接ダメージ{ $damage }を受ける。
preview-enters = { $card }はカヴァーに入る。
preview-others = { $cards }も倒れる。
preview-winner = { $side }がゲームに勝利する。
preview-open = 途中の選択によって変わることがある。
preview-nothing = 誰もダメージを受けない。
preview-dead = { $count ->
    [0] 誰も倒れない
   *[other] { $cards }が倒れる
}
    .clause = side_by_side
preview-both = 両方倒れる
    .clause = side_by_side
preview-deck = { $side }に直接{ $damage }
    .clause = side_by_side
