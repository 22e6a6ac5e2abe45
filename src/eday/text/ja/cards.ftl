# カードの文。内容データの語ごとに1つあり、その項目が引数になる。値のない項目は "none"。

## 指令カードのアクション

action-move = { $areas }エリアまで移動する。{ $oust ->
    [true] ローカストのいるカヴァースペースで移動を終えてもよい。その場合、そのローカストはカヴァーから出て1負傷を受ける。
   *[false] {""}
}
action-attack = { $moved_locust ->
    [true] このカードで動かしたローカストを攻撃する。
   *[false] 攻撃を1回行う。
}{ $normal_only ->
    [true] 通常攻撃のみ。
   *[false] {""}
}{ $free_overkill ->
    [true] 全火力攻撃でも弾薬を消費しないが、武器に弾薬が残っていなければならない。
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
   *[other] { $extra_dice_with ->
        [none] 攻撃ダイスを{ $extra_dice }個追加する。
       *[other] { $extra_dice_with }で攻撃するなら、攻撃ダイスを{ $extra_dice }個追加する。
    }
}
action-draw = { $who ->
    [self] 指令カードを{ $cards }枚引く。
    [cogs_in_your_area] 自分のエリアにいる各COG（自分を含む）は指令カードを{ $cards }枚引く。
    [cogs_in_cover] カヴァーにいる各COGは指令カードを{ $cards }枚引く。
    [one_cog_in_your_area] 自分のエリアにいるCOG1人（自分でもよい）は指令カードを{ $cards }枚引く。
   *[revived_cog] 蘇生したCOGは指令カードを{ $cards }枚引く。
}
action-move_locust = { $who ->
    [adjacent] 移動1の距離にいるローカスト1体を自分のエリアへ引き寄せる。
   *[attack_target] 攻撃したローカストが生きていれば、自分から1エリア遠ざける。
}
action-play_order = { $who ->
    [self_if_ammo_spent] その攻撃で弾薬を消費したなら、別の指令カードを1枚プレイする（手番ごとに1回）。
   *[another_player] ほかのプレイヤー1人は、すぐに指令カードを1枚プレイしてもよい。
}
action-free_special = カードを捨てずに、自分のエリアの落ちている武器を拾うか、設備を起動する。
action-gain_ammo = 自分の武器1つに弾薬を{ $tokens }個置く。
action-replace_locust_activation = この手番はAIカードを引かない。代わりにすぐ次を行う：{ $steps }。
action-revive = カードを捨てずに、自分のエリアのCOG1人を蘇生する。

card-sentence = { $text }。
card-order-two_plus = 2人以上用。1人で遊ぶときは、別のカードと取り替えてもよい。
card-reaction-dodge = リアクション：回避（攻撃されるとき、防御ダイスを2個追加する）。
card-reaction-guard = リアクション：ガード（移動か攻撃をする直前のローカストを攻撃する）。
card-reaction-follow = リアクション：追跡（自分のエリアを離れるCOGについていく）。

## 武器

card-weapon = { $kind ->
    [rifle] ライフル
    [pistol] ピストル
    [grenade] グレネード
    [shotgun] ショットガン
    [launcher] ランチャー
    [bow] ボウ
    [orbital] 衛星兵器
    [heavy] 重火器
   *[shield] シールド
}、{ $deck ->
    [random] ランダムウェポン。
   *[special] スペシャルウェポン。
}
card-weapon-dice = { $normal ->
    [0] 通常攻撃なし
   *[other] 通常攻撃ダイス{ $normal }個
}、{ $overkill ->
    [0] 全火力攻撃なし
   *[other] 全火力攻撃ダイス{ $overkill }個{ $token ->
        [ammo] （弾薬1）
        [grenade] （グレネード1）
       *[none] （消費なし）
    }
}、射程{ $range }。{ $token ->
    [none] トークンは置かない。
   *[other] {""}
}
card-weapon-area = エリアを攻撃する。ロールは1回で、そこにいる各フィギュアが防御する。
card-weapon-ignores_cover = カヴァーによる防御ダイスは得られない。
card-weapon-normal_without_ammo = 弾薬がなくても通常攻撃できる。
card-weapon-not_after_moving = 移動した手番には攻撃できない。
card-weapon-wounds_armoured = 装甲のあるローカストも負傷させる。
card-weapon-no_guard = ガードには使えない。
card-weapon-min_range = { $number ->
    [1] 自分のエリアのフィギュアは攻撃できない。
   *[other] 距離{ $number }未満のフィギュアは攻撃できない。
}
card-weapon-max_range = { $number ->
    [0] 自分のエリアだけを攻撃できる。
   *[other] { $number }エリアより遠くは攻撃できない。
}
card-weapon-chainsaw = チェーンソー：攻撃の代わりに、自分のエリアのローカスト1体に攻撃ダイスを{ $number }個振る。オーメンが1個でも出れば倒す。
card-weapon-own_turn_movement = { $number ->
    [0] 自分の手番に移動できない。
   *[other] 自分の手番には{ $number }エリアまでしか移動できない。
}
card-weapon-charge = 攻撃の代わりに、これに弾薬を1個置いてもよい（{ $number }個まで）。
card-weapon-extra_defense = 自分の防御ダイスを{ $number }個追加する。
card-weapon-attack_only_with = 持っている間は、{ $weapons }でしか攻撃できない。

## オーメン

card-omen = { $once ->
    [true] オーメン（攻撃ごとに1回）：{ $text }。
   *[false] 各オーメン：{ $text }。
}
omen-add_wounds = 負傷+{ $wounds }
omen-seal_hole = 目標のエリアのローカストホールを封鎖する
omen-double_other_dice = ほかのすべてのダイスの負傷を2倍に数える
omen-splash = { $where ->
    [areas_beside] 目標に隣接する各エリアの全フィギュアが、防御なしで{ $wounds }負傷を受ける
   *[target_area] 目標のエリアにいるほかの全フィギュアが、防御なしで{ $wounds }負傷を受ける
}
omen-extra_target = 目標のエリアにいる別のローカスト1体が{ $wounds }負傷を受ける。いなければ目標が受ける
omen-ignore_single_shields = { $min_range ->
    [0] 盾がちょうど1つ出た防御ダイスは数えない
   *[other] 距離{ $min_range }以上では、盾がちょうど1つ出た防御ダイスは数えない
}
omen-extra_attack = このカードに弾薬が残っていれば、もう一度通常攻撃を行う
omen-oust_from_cover = 目標はカヴァーから出て、さらに{ $wounds }負傷を受ける
omen-spawn = 最も近いローカストホールに同じ種類がもう1体出現する
omen-heal = { $who ->
    [nearest_other_wounded] 最も近いほかの負傷したローカストが回復する
   *[self] 自身が回復する
}
omen-random_discard = この攻撃で失うカードは無作為に選ぶ

## COG

card-cog = 防御力{ $defense }、手札の上限{ $hand_limit }枚。
card-cog-weapons = 初期武器：{ $weapons }。
card-cog-weapon = { $token ->
    [ammo] { $weapon }（弾薬{ $tokens }）
    [grenade] { $weapon }（{ $tokens }個）
   *[none] { $weapon }{ $tokens ->
        [0] {""}
       *[other] （トークン{ $tokens }）
    }
}
card-cog-other_weapons = グレネードのほかに武器を{ $weapons }つまで持てる。
card-cog-extra_die_with = { $weapon }（チェーンソーを含む）では攻撃ダイスを1個追加する。
card-cog-bonus_move = 手番ごとに1回、アクションの前か後にさらに{ $areas }エリアまで移動してもよい。
card-cog-own_guard = ローカスト起動ステップごとに、部隊のガードとは別に自分のガードを1回行える。
card-cog-free_specials = カードを捨てずに、武器を拾ったり設備を起動したりできる。

## エネミー

card-enemy = 攻撃力{ $attack }、ヘルス{ $health }、防御力{ $defense }。
card-enemy-wounded = { $second ->
    [none] 負傷時：ヘルス{ $health }（{ $pile }のマーカー）。
   *[other] 負傷時：ヘルス{ $health }、次に{ $second }（{ $pile }のマーカー）。
}
card-enemy-unmarked = 1負傷で倒れる。
card-enemy-figure = { $enemy }のフィギュアを使う。
card-enemy-family = { $enemy }のAIカードで行動する。
card-enemy-takes_cover = 出現時と移動後にカヴァーを取る。
card-enemy-chainsaw_immune = チェーンソー耐性。
card-enemy-armoured = 装甲：負傷するまでは、装甲を貫く武器でしか負傷しない。
card-enemy-drawn_to_noise = COGが攻撃するたびに、そのCOGに向かって1エリア移動する。
card-enemy-cannot_heal_self = 自身を回復できない。
card-enemy-dies_after = { $what ->
    [omen] オーメンを使った攻撃の後に倒れる。
   *[attack] 攻撃を行うと、その後に倒れる。
}
card-enemy-drops_weapons = 倒れたとき、武器を落とすことがある。
card-enemy-death_blast = 倒れたとき、同じエリアの{ $who ->
    [each_cog] 各COG
   *[each_figure] 各フィギュア
}が{ $wounds }負傷を受ける{ $not_after_own_attack ->
    [true] { $not_by_grenade ->
        [true] （自身の攻撃かグレネードで倒れた場合を除く）
       *[false] （自身の攻撃で倒れた場合を除く）
    }
   *[false] { $not_by_grenade ->
        [true] （グレネードで倒れた場合を除く）
       *[false] {""}
    }
}。
card-marker = マーカー{ $count }個。負傷時のヘルス：{ $health }{ $second ->
    [none] {""}
   *[other] 、次に{ $second }
}。
card-marker-back = { $weapon ->
    [none] うち{ $count }個の裏は×印。
   *[other] うち{ $count }個の裏は{ $weapon }。
}

## 設備とロケーション

effect-gain_ammo = 弾薬を{ $tokens }個得て、自分の武器に好きに振り分ける。
effect-draw_weapons = ランダムウェポンを{ $draw }枚引き、{ $keep }枚を弾薬{ $ammo }個とともに得る。
effect-gain_grenade = グレネードを{ $tokens }個得る。
effect-gain_weapon = { $ammo ->
    [0] { $weapon }を弾薬なしで得る。
   *[other] { $weapon }を弾薬{ $ammo }個とともに得る。
}
effect-unlock_next_level = 次のレベルのロックを外す。
effect-move_anywhere = 地図の好きなエリアへ移動する。
effect-heavy_gun = 手番開始時にここにいたなら、指令カードの代わりに、このタイルのローカスト1体をダイス{ $dice }個で攻撃する。オーメンは効果がない。
card-equipment-cost = 起動するには特殊アクションとしてカードを1枚捨てる（手番ごとに1回）。
card-equipment-used_up = { $missions ->
    [none] 起動するとなくなる。
   *[other] 起動するとなくなる（ミッション「{ $missions }」を除く）。
}
card-equipment-turned = ミッション「{ $missions }」では、なくなる代わりに裏返す。
card-equipment-stays = 何度でも起動できる。
card-location-equipment = 設備（{ $equipment }）：{ $text }
card-location-spawn = タイルの各ローカストホールに出現（{ $spawns }）。
card-for-players = { $players }人：{ $what }
