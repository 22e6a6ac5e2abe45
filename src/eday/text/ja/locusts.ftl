# ローカストAIカードの文と、ミッションと共通の条件・手順。cards.ftlも参照。
# 条件は文（.clause = yes）で、後ろに「場合」が続き、「かつ」の前では .te の形になる。手順は終止形で、「。」は外側が付ける。

## AIカード

card-ai-title = { $family ->
    [general] ホード
   *[other] { $name }
}
card-ai-event = イベント。
card-ai-for_each = 各：{ $family }1体ずつ順に解決する。
card-ai-group = グループ：全体で1回だけ条件を調べる。
card-ai-redraw_when = { $condition }場合、代わりに別のカードを引く。
card-ai-always = { $steps }。
card-ai-when = { $condition }場合：{ $steps }。
card-ai-otherwise = そうでない場合：{ $steps }。
card-ai-nothing = 何も起こらない
card-ai-no_guard = { $condition ->
    [none] この手番は誰もガードできない。
   *[other] { $condition }場合、この手番は誰もガードできない。
}
card-ai-draw_again = その後、AIカードをもう1枚引いて解決する。

## 条件

condition-cog_within = { $health_max ->
    [none] {""}
    [0] 手札のない
   *[other] 手札{ $health_max }枚以下の
}{ $movement ->
    [none] COGが射程{ $range }以内にいる
   *[other] { $range ->
        [none] COGが移動{ $movement }以内にいる
       *[other] COGが移動{ $movement }以内かつ射程{ $range }以内にいる
    }
}
    .clause = yes
condition-cog_in_sight = 射線の通るCOGがいる
    .clause = yes
    .te = 射線の通るCOGがいて
condition-cog_in_own_area = 同じエリアにCOGがいる
    .clause = yes
    .te = 同じエリアにCOGがいて
condition-self_unwounded = 自身が無傷である
    .clause = yes
    .te = 自身が無傷で
condition-in_play = { $family ->
    [Locust] ローカスト
   *[other] { $family }
}が地図上に{ $none ->
    [true] いない
   *[false] いる
}
    .clause = yes
condition-any_sees_cog = COGに射線の通る{ $family }がいる
    .clause = yes
condition-locust_near_you = 手番プレイヤーから移動{ $movement }以内にローカストがいる
    .clause = yes
condition-hole_in_your_area = { $none ->
    [true] 手番プレイヤーのエリアに開いたローカストホールがない
   *[false] 手番プレイヤーのエリアに開いたローカストホールがある
}
    .clause = yes
condition-cog_acted_this_turn = この手番にCOGが移動か攻撃をした
    .clause = yes
    .te = この手番にCOGが移動か攻撃をし
condition-all_cogs_in_cover = すべてのCOGがカヴァーにいる
    .clause = yes
    .te = すべてのCOGがカヴァーにいて
condition-all_cogs_at_least = すべてのCOGが移動{ $movement }以上離れている
    .clause = yes
    .te = すべてのCOGが移動{ $movement }以上離れていて
condition-wounded_locust_within = 移動{ $movement }以内に負傷したほかのローカストがいる
    .clause = yes
condition-dropped_weapon_within = 移動{ $movement }以内に落ちている武器がある
    .clause = yes
condition-no_figure_meets_if = 下の条件を満たす{ $own }がいない
    .clause = yes
    .te = 下の条件を満たす{ $own }がおらず

## 誰が動き、誰を狙い、どこへ

# .ga：手順の主語。カードを解決している当のローカスト（.self = yes）は、言わなくても分かる。
who-self = そのローカスト
    .self = yes
    .ga = {""}
who-all = すべてのローカスト
    .ga = すべてのローカストが
who-each = 各{ AS($kinds, "all") }
    .ga = 各{ AS($kinds, "all") }が
who-spawned = 今出現したローカスト
    .ga = 今出現したローカストが
who-limited = { $who }（{ $limits }場合のみ）
    .ga = { AS($who, "self") ->
        [yes] { $limits }場合のみ、
       *[other] { $who }（{ $limits }場合のみ）が
    }
only-any = 状態を問わない
    .clause = yes
only-not_in_cover = カヴァーの外にいる
    .clause = yes
    .te = カヴァーの外にいて
only-unwounded = 無傷である
    .clause = yes
    .te = 無傷で
only-wounded = 負傷している
    .clause = yes
    .te = 負傷していて
only-in_sight_of_cog = 射線の通るCOGがいる
    .clause = yes
    .te = 射線の通るCOGがいて
only-no_cog_in_sight = 射線の通るCOGがいない
    .clause = yes
    .te = 射線の通るCOGがおらず
only-could_not_attack = 攻撃できなかった
    .clause = yes
    .te = 攻撃できず
only-idle = 攻撃していない
    .clause = yes
    .te = 攻撃しておらず
only-at_least_from_cog = 最も近いCOGが移動{ $movement }以上離れている
    .clause = yes
    .te = 最も近いCOGが移動{ $movement }以上離れていて

pick-nearest_cog = 最も近いCOG
pick-nearest_cog_in_sight = 射線の通る最も近いCOG
pick-nearest_cog_not_in_cover = カヴァーの外にいる最も近いCOG
pick-condition_cog = 条件を満たすCOG
pick-you = 手番プレイヤー
pick-any_cog = COG1人（手番プレイヤーが選ぶ）
pick-most_wounded_cog_in_own_area = 同じエリアで最も負傷したCOG（手札が上限から最も減っているCOG）
pick-seen_cog = 射線の通ったCOG
pick-each_figure = ほかの各フィギュア
pick-condition_locust = 条件を満たすローカスト

place-map_exit = 地図の出口
place-your_area = 手番プレイヤーのエリア
place-nearest_hole_to_you = 手番プレイヤーに最も近いローカストホール
place-nearest_hole_to_self = 自身に最も近いローカストホール
place-each_hole_near_you = 手番プレイヤーから移動{ $movement }以内の各ローカストホール
place-each_hole = 各ローカストホール
place-equipment_area = { $tile }の設備のあるエリア
place-entrance = 入口
place-hole_of_tile = { $tile }のローカストホール
place-empty_area_of_tile = { $tile }の空いているエリア

## AIカードとミッションの手順

step-move = { $into ->
    [true] { AS($who, "ga") }{ $toward }のエリアに入る
   *[false] { $until ->
        [none] { $toward ->
            [none] { AS($who, "ga") }{ $away_from }から{ $areas }エリア離れる
           *[other] { AS($who, "ga") }{ $toward }に向かって{ $areas }エリア移動する
        }
       *[other] { AS($who, "ga") }{ $toward }に向かい、移動{ $until }の距離まで近づく
    }
}{ $wound_entered ->
    [0] {""}
   *[other] 。入った各エリアのほかのフィギュアは{ $wound_entered }負傷を受ける
}
step-attack = { AS($who, "ga") }{ $own_area ->
    [true] { $pick ->
        [most_wounded_cog_in_own_area] {""}
       *[other] 同じエリアの
    }
   *[false] {""}
}{ $range ->
    [none] {""}
   *[other] 射程{ $range }以内の
}{ $out_of_cover ->
    [true] カヴァーにいない
   *[false] {""}
}{ $target }を{ $whole_area ->
    [true] 1回のロールでまとめて
   *[false] {""}
}{ $extra_dice ->
    [0] 攻撃する
   *[other] 攻撃ダイス+{ $extra_dice }で攻撃する
}{ $force_omen ->
    [true] （オーメンの能力を最低1回使う）
   *[false] {""}
}
step-spawn = { $at }に{ $what }が出現する
step-spawn_for_players = { $evenly ->
    [true] { $at }に、プレイヤー人数に応じたローカストができるだけ均等に出現する（{ $players }）
   *[false] { $at }に、プレイヤー人数に応じたローカストが出現する（{ $players }）
}
step-each_player_spawns = 各プレイヤーが{ $at }に{ $enemy ->
    [none] { $slot }
   *[other] { $enemy }
}を1体配置する{ $stand_in ->
    [none] {""}
   *[other] （足りなければ{ $stand_in }のフィギュアで代用する）
}
step-heal = { $condition_locust ->
    [true] 条件を満たすローカストが回復する
   *[false] { AS($who, "ga") }回復する
}
step-take_cover = { AS($who, "ga") }距離に関係なく、最も近い空いているカヴァースペースに入る
step-place_hole = { $at }にローカストホールが開く
step-lose_ammo = 手番プレイヤーが武器1つの弾薬を{ $tokens }個失う
step-remove_dropped_weapons = 落ちている武器をすべて地図から取り除く
step-revive_from_marker = その武器を落としたローカストが、負傷した状態でその場所に戻る

step-seal_holes_but_nearest_exit = 地図の出口に最も近いもの以外のローカストホールをすべて封鎖する
step-place_figure = { $at }に{ $the_enemy }を配置する
step-turn_first_tile = 最初のタイルを回し、その入口を2枚目のタイルの入口につなげる。出口にはレベル{ $level }へのドアを置く
step-unlock = レベル{ $level }のロックを外す
step-choose_unlock = プレイヤーがレベル{ $levels }のロックを外す
step-explore = { $after_level ->
    [none] レベル{ $level }を置く
   *[other] レベル{ $after_level }の端にレベル{ $level }を置く
}
step-place_tile = レベル{ $after_level }の端に{ $tile }をロケーションカードなしで置く{ $door ->
    [true] 。その出口にドアを置く
   *[false] {""}
}
step-place_door = レベル{ $level }の端にドアを置く
step-set_enemies = エネミーを次のように替える：{ $A ->
    [none] Aはなし
   *[other] Aは{ $A }
}、{ $B ->
    [none] Bはなし
   *[other] Bは{ $B }
}、{ $C ->
    [none] Cはなし
   *[other] Cは{ $C }
}
step-set_ai_deck = これらのエネミーのAIカードと汎用AIカード{ $general }でAIデッキを作る
step-shuffle_ai_discards = AIカードの捨て札を山札に混ぜてシャッフルする
step-remove_figures = { $enemy }をすべて地図から取り除く
step-unseal_holes = 封鎖されたローカストホールがすべて再び開く
step-turn_up_equipment = 裏返した設備を表に戻す：{ $kinds }
step-give_weapon = プレイヤーが選んだCOG1人が{ $weapon }を得る{ $ammo ->
    [0] {""}
   *[other] （弾薬{ $ammo }）
}
