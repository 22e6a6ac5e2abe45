# カードゲームのログ。出来事の種類ごとに1文。seat：陣営で呼ばれるプレイヤー（COG、ローカスト）。

## ゲーム

card-event-game_started = { $chapter ->
    [tutorial] チュートリアルを開始した。
   *[other] { $chapter }を開始した。
}
card-event-first_player_chosen = { $seat }が先手になった。
card-event-turn_started = 手番{ $turn }：{ $seat }。
card-event-game_resigned = { $seat }が降参した。
card-event-game_ended = { $winner ->
    [cog] 手番{ $turn }でCOGが勝利した
   *[locust] 手番{ $turn }でローカストが勝利した
}{ $reason ->
    [resigned] ：相手が降参した。
    [deck_out] ：相手の山札が尽きた。
    [card] ：カードの効果で決着がついた。
    [turn_limit] ：長引いたため、山札の多いほうの勝ちとなった。
   *[other] 。
}

## カード

card-event-cards_drawn = { $cards ->
    [none] { $seat }がカードを{ $count }枚引いた。
   *[other] { $seat }が{ $cards }を引いた。
}
card-event-card_discarded = { $seat }が{ $card }を捨てた。
card-event-card_deployed = { $seat }が{ $card }を展開した。
card-event-tactic_used = { $seat }が{ $card }の戦術を使った。
card-event-reaction_deployed = { $seat }が{ $card }でリアクションした。
card-event-cards_lost = { $seat }が山札の上から{ $cards }を失った。
card-event-cards_peeked = { $cards ->
    [none] { $seat }が山札の上から{ $count }枚を見て、{ $kept }枚を手札に加えた。
   *[other] { $seat }が山札の上の{ $cards }を見て、{ $kept }枚を手札に加えた。
}
card-event-deck_shuffled = { $seat }が山札をシャッフルした。
card-event-card_returned = { $to ->
    [hand] { $card }が捨て札から手札に戻った。
    [reserve] { $card }が捨て札から予備に戻った。
    [deck_bottom] { $card }が捨て札から山札の下に置かれた。
   *[deck_shuffle] { $card }が捨て札から山札に戻された。
}
card-event-card_removed = { $card }が取り除かれた。
card-event-command_flipped = { $card }が裏返った：{ $face }の面。
card-event-card_rotated = { $card }が回転して{ $number }になった。

## ユニットとカヴァー

card-event-unit_put = { $to ->
    [command] { $card }が指揮エリアに移った。
   *[reserve] { $card }が予備に移った。
}
card-event-unit_moved = { $card }が{ $row }に入った。
card-event-unit_suppressed = { $card }が制圧状態になった。
card-event-unit_readied = { $card }が準備状態に戻った。
card-event-cover_revealed = { $row }は{ $card }だった。
card-event-cover_removed = { $card }（{ $row }）が取り除かれた。
card-event-cover_flipped = { $card }（{ $row }）が裏返った：{ $face }の面。
card-event-bonus_given = { $unit ->
    [none] { $card }の効果：{ $change }。
   *[other] { $card }の効果：{ $unit }に{ $change }。
}

## 攻撃

card-event-attack_declared = { $target ->
    [none] { $attackers }が直接攻撃した。
   *[other] { $attackers }が{ $row }の{ $target }を攻撃した。
}
card-event-cover_crossed = { $card }がカヴァーの敵側へ渡った。
card-event-attack_blocked = { $blockers }がブロックした。
card-event-damage_dealt = { $card }が{ $damage }ダメージを受けた。
card-event-unit_killed = { $to ->
    [command] { $card }が倒れ、指揮エリアに戻った。
    [supply] { $card }が倒れ、ストックに戻った。
    [out] { $card }が倒れ、ゲームから取り除かれた。
   *[discard] { $card }が倒れた。
}
card-event-direct_damage_dealt = { $kept ->
    [0] { $seat }が直接ダメージ{ $damage }を受け、カードを手札に加えなかった。
   *[other] { $kept_cards ->
        [none] { $seat }が直接ダメージ{ $damage }を受け、カードを{ $kept }枚手札に加えた。
       *[other] { $seat }が直接ダメージ{ $damage }を受け、{ $kept_cards }を手札に加えた。
    }
}

## キャンペーン

card-event-campaign_started = { $best_of ->
    [1] キャンペーンを開始した：各章1ゲーム。
   *[other] キャンペーンを開始した：各章最大{ $best_of }ゲーム。
}
card-event-chapter_started = { $previous_winner ->
    [cog] { $chapter }。前の章の勝者はCOG。
    [locust] { $chapter }。前の章の勝者はローカスト。
   *[none] { $chapter }。
}
card-event-reinforcement_sealed = { $seat }が増援を選んだ。
card-event-deck_reinforced = { $removed ->
    [none] { $seat }が{ $added }をデッキに加えた。
   *[other] { $seat }が{ $removed }をデッキから抜き、{ $added }を加えた。
}
card-event-score_changed = { $winner ->
    [cog] COGがゲームに勝利した。この章の戦績はCOG{ $cog }勝、ローカスト{ $locust }勝。
   *[locust] ローカストがゲームに勝利した。この章の戦績はCOG{ $cog }勝、ローカスト{ $locust }勝。
}
card-event-chapter_claimed = { $winner ->
    [cog] COGが{ $chapter }を制した。
   *[locust] ローカストが{ $chapter }を制した。
}
card-event-campaign_ended = { $winner ->
    [cog] COGがキャンペーンに勝利した。
   *[locust] ローカストがキャンペーンに勝利した。
}
