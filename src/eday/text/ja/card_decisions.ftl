# カードゲームの選択肢の上の見出し。判断の種類ごとに1つ。seat：陣営で呼ばれる、尋ねられる人。
# ほかの席に明かされないことは "none"。

card-decision-deployment = { $phase ->
    [second_deployment] { $seat }の第2展開フェイズ：引く、捨てる、展開するのどれかを選んでください
    [first_deployment] { $seat }の第1展開フェイズ：引く、捨てる、展開するのどれかを選んでください
   *[other] { $seat }：引く、捨てる、展開するのどれかを選んでください
}
card-decision-combat = { $seat }の戦闘フェイズ：どのユニットが行動しますか？

## 攻撃

card-decision-block = { $attacker ->
    [none] { $seat }が攻撃されます。ブロックしますか？
   *[other] { $attacker }が{ $seat }を攻撃します。ブロックしますか？
}
card-decision-reaction = { $attacker ->
    [none] { $seat }：リアクションしますか？
   *[other] { $course ->
        [blocked] { $attacker }の攻撃を{ $met }がブロックします。{ $seat }はリアクションしますか？
        [cover] { $attacker }が{ $met }を攻撃します。{ $seat }はリアクションしますか？
        [unblocked] { $attacker }はブロックされず、攻撃力に関係なく直接ダメージを与えます。{ $seat }はリアクションしますか？
       *[unknown] { $attacker }が攻撃します。{ $seat }はリアクションしますか？
    }
}
card-decision-hit = { $target ->
    [none] { $seat }：どの攻撃ユニットがダメージを受けますか？
   *[other] { $target }が反撃します。どの攻撃ユニットがダメージを受けますか？
}
card-decision-enter = { $row ->
    [none] { $seat }：どのユニットがカヴァーに入りますか？
   *[other] { $seat }：どのユニットが{ $row }に入りますか？
}
card-decision-keep = { $damage ->
    [none] { $seat }が直接ダメージを受けます。何枚を手札に加えますか？
   *[other] { $seat }が直接ダメージ{ $damage }を山札の上から受けます。そのうち何枚を、見ずに手札に加えますか？　残りは捨て札になります。
}

## カードの効果

card-decision-order = { $seat }：どのカードを先に解決しますか？
card-decision-may = { $card ->
    [none] { $seat }はカードを使えます
   *[other] { $seat }：{ $card }を使いますか？
}
card-decision-draw = { $card ->
    [none] { $seat }：何枚引きますか？
   *[other] { $card }：{ $seat }は何枚引きますか？
}
card-decision-discard = { $card ->
    [none] { $seat }がカードを1枚捨てます
   *[other] { $card }：{ $seat }はどのカードを捨てますか？
}
card-decision-peek = { $cards ->
    [none] { $seat }が山札の上を見ています
   *[other] { $seat }が見たのは{ $cards }です。どれを手札に加えますか？
}
card-decision-put_back = { $rest ->
    [none] { $seat }がカードを戻しています
    [top] { $seat }がカードを山札の上に戻します。次はどれですか？　先に選んだものから引かれます。
   *[bottom] { $seat }がカードを山札の下に戻します。次はどれですか？　最後に選んだものが一番下になります。
}
card-decision-spawn_units = { $card ->
    [none] { $seat }：ユニットを何体出しますか？
   *[other] { $card }：ユニットを何体出しますか？
}
card-decision-target = { $card ->
    [none] { $seat }が選びます
   *[other] { $card }{ $does ->
        [none] ：{ $seat }はどれを選びますか？
       *[other] （{ $does }）：{ $seat }はどれを選びますか？
    }{ $left ->
        [1] {""}
       *[other] （残り{ $left }）
    }
}
card-decision-from_hand = { $card ->
    [none] { $seat }：手札からカードを出しますか？
   *[other] { $card }{ $does ->
        [none] ：{ $seat }は手札のどのカードを選びますか？
       *[other] （{ $does }）：{ $seat }はどのカードを選びますか？
    }
}
card-decision-place = { $card ->
    [none] { $seat }：どのカヴァーに入れますか？
   *[other] { $card }が移動します。どのカヴァーに入りますか？
}
card-decision-attackers = { $card ->
    [none] { $seat }：どのユニットで攻撃しますか？
   *[other] { $card }：どのユニットがともに攻撃しますか？
}
card-decision-choose = { $card ->
    [none] { $seat }が効果を選びます
   *[other] { $card }：{ $seat }はどの効果を選びますか？
}

## キャンペーン

card-decision-reinforce = { $chapter ->
    [none] { $seat }が増援を選びます
   *[other] { $removed ->
        [none] { $seat }は第{ $chapter }章の前に増援を得ます。どれにしますか？
       *[other] { $seat }は第{ $chapter }章の前に{ $removed }と引き換えに増援を得ます。どれにしますか？
    }
}
