# ログ。出来事の種類ごとに1文。

## ゲーム

event-game_started = { $insane ->
    [true] ミッション「{ $mission }」を難易度インセインで開始した（{ $cogs }）。
   *[false] ミッション「{ $mission }」を開始した（{ $cogs }）。
}
event-first_player_chosen = { $seat }がファーストプレイヤーになった。
event-tile_placed = { $level ->
    [0] { $tile }を置いた。
   *[other] { $tile }を置いた（レベル{ $level }）。
}
event-door_placed = { $area }にドアが置かれた。
event-door_explored = { $seat }が{ $area }のドアを開け、レベル{ $level }への道を開いた。
event-door_tried = { $seat }が{ $area }のドアを探索した。
event-exit_entered = { $seat }が{ $area }の出口に着いた。道はその先へ続いていた。
event-team_joined = { $seat }が地図{ $map }に配置された。
event-enemies_changed = 出現するローカストが変わった：{ $enemies }。
event-ai_deck_changed = AIデッキを作り直した（{ $cards }枚）。
event-figure_removed = { $figure }を地図から取り除いた。
event-hole_reopened = { $hole }が再び開いた。
event-level_does_not_fit = レベル{ $level }のタイルをつなげて置けないため、このレベルは使わないことになった。
event-level_unlocked = レベル{ $level }のロックが外れた。
event-figure_placed = { $figure }が{ $area }に配置された。
event-turn_started = 手番{ $turn }：{ $seat }。
event-stage_begun = ミッションのステージ{ $stage }が始まった。
event-stage_flipped = ステージ{ $stage }の目的を達成した。
event-game_resigned = { $seat }が部隊を代表して降参した。
event-game_ended = { $winner ->
    [cog] 手番{ $turn }でCOGが勝利した
   *[locust] 手番{ $turn }でローカストが勝利した
}{ $reason ->
    [mission_complete] ：ミッション完了。
    [all_bleeding_out] ：COGが全員戦闘不能になった。
    [door_out_of_reach] ：探索すべきドアに、もう誰もたどり着けなくなった。
    [resigned] ：部隊が降参した。
   *[other] 。
}

## カード

event-cards_drawn = { $cards ->
    [none] { $seat }が指令カードを{ $count }枚引いた。
   *[other] { $seat }が{ $cards }を引いた。
}
event-order_deck_reshuffled = 捨て札の指令カードをシャッフルして新しい山札にした（{ $cards }枚）。
event-order_played = { $use ->
    [move] { $seat }が{ $card }を移動のためにプレイした。
    [attack] { $seat }が{ $card }を攻撃のためにプレイした。
   *[actions] { $seat }が{ $card }をアクションのためにプレイした。
}
event-card_discarded = { $why ->
    [order] { $seat }が指令として{ $card }を出した。
    [wound] { $seat }が負傷により{ $card }を失った。
    [dodge] { $seat }が{ $card }を捨てて回避した。
    [guard] { $seat }が{ $card }を捨ててガードした。
    [follow] { $seat }が{ $card }を捨てて追跡した。
    [solo_move] { $seat }がさらに1エリア移動するため、{ $card }を捨てた。
    [revive] { $seat }が仲間を蘇生するため、{ $card }を捨てた。
    [pick_up] { $seat }が武器を拾うため、{ $card }を捨てた。
    [equipment] { $seat }が設備を起動するため、{ $card }を捨てた。
   *[other] { $seat }が{ $card }を捨てた。
}
event-card_removed = { $seat }が{ $card }をゲームから取り除いた。
event-ai_card_drawn = { $card }を引いた。
event-ai_card_redrawn = { $card }は当てはまらないため、引き直した。
event-ai_deck_reshuffled = AIデッキをシャッフルし直した（{ $cards }枚）。
event-weapon_deck_reshuffled = 武器デッキをシャッフルし直した（{ $cards }枚）。
event-ai_deck_used_up = AIデッキが尽きた。
event-locusts_held = { $seat }がローカストを抑えた。この手番はAIカードを引かない。

## 移動

event-figure_moved = { $figure }が{ $origin }から{ $to }へ移動した。
event-cover_taken = { $figure }が{ $cover }に入った。
event-cover_left = { $figure }が{ $area }のカヴァーから出た。
event-figure_spawned = { $enemy ->
    [none] { $figure }が{ $area }に出現した。
   *[other] { $enemy }（{ $figure }）が{ $area }に出現した。
}
event-spawn_failed = { $area }に出現する{ $enemy }が残っていなかった。

## 攻撃

event-attack_declared = { $weapon ->
    [none] { $equipment ->
        [none] { $attacker }が{ $target }を攻撃した。
       *[other] { $attacker }が{ $equipment }で{ $target }を攻撃した。
    }
   *[other] { $mode ->
        [overkill] { $attacker }が{ $weapon }で{ $target }に全火力攻撃を行った。
       *[normal] { $attacker }が{ $weapon }で{ $target }を攻撃した。
    }
}
event-chainsaw_revved = { $attacker }が{ $weapon }のチェーンソーで{ $target }に斬りかかった。
event-guard_used = { $seat }が{ $figure }に対してガードした。
event-dice_rolled = { $defense ->
    [none] { $attacker }の攻撃ダイス：{ $attack }。
   *[other] { $attacker }の攻撃ダイス：{ $attack }。防御ダイス：{ $defense }。
}
event-noise_heard = { $figure }が{ $attacker }の攻撃の騒音を聞きつけ、{ $area }へ引き寄せられた。
event-attack_missed = { $attacker }の攻撃は効かなかった。
event-wounds_dealt = { $figure }が{ $wounds }負傷を受けた。
event-wounds_shrugged_off = { $figure }は{ $wounds }負傷をものともしなかった。
event-figure_wounded = { $figure }が負傷状態になった（ヘルス{ $health }）。
event-figure_healed = { $figure }が回復した。
event-figure_killed = { $figure }が{ $area }で倒れた。
event-bleeding_out = { $figure }が戦闘不能になった。
event-cog_revived = { $figure }が蘇生した。
event-cog_eliminated = { $figure }が脱落した。

dice-none = ダイスなし
dice-of = { $faces }（{ $figure }）

## 装備と地図

event-tokens_gained = { $token ->
    [grenade] { $seat }がグレネードを{ $tokens }個得た。
   *[ammo] { $seat }が{ $weapon }に弾薬を{ $tokens }個置いた。
}
event-tokens_spent = { $token ->
    [grenade] { $seat }がグレネードを{ $tokens }個使った。
   *[ammo] { $seat }の{ $weapon }の弾薬が{ $tokens }個減った。
}
event-weapon_dropped = { $area }に{ $weapon }が落ちた。
event-weapon_turned_over = { $figure }が{ $area }の{ $weapon }を裏返した。
event-dropped_weapon_removed = { $area }の{ $weapon }を地図から取り除いた。
event-dropped_weapons_removed = 落ちている武器をすべて地図から取り除いた：{ $weapons }。
event-weapon_picked_up = { $seat }が{ $weapon }を拾った。
event-weapons_drawn = { $seat }が{ $weapons }を見つけた。
event-weapon_gained = { $tokens ->
    [0] { $seat }が{ $weapon }を得た。
   *[other] { $seat }が{ $weapon }を得た（弾薬{ $tokens }）。
}
event-weapon_discarded = { $seat }が{ $weapon }を破棄した。
event-equipment_used = { $seat }が{ $tile }の設備（{ $equipment }）を起動した。
event-equipment_used_up = { $tile }の設備を使い切った。
event-equipment_turned_down = { $tile }の設備を起動し、裏返した。
event-equipment_turned_up = { $tile }の設備がまた使えるようになった。
event-hole_sealed = { $hole }を封鎖した。
event-hole_placed = ローカストホールが開いた：{ $hole }。
