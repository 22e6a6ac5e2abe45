# 小さなカードに収まる言葉。ここにないものは文のまま示す。引数は文のものと同じ。

## 指令カードのアクション

short-action-move = { $oust ->
    [true] 移動{ $areas }＋蹴り
   *[false] 移動{ $areas }
}
short-action-attack = { $moved_locust ->
    [true] それを攻撃
   *[false] 攻撃
}{ $normal_only ->
    [true] ・通常
   *[false] {""}
}{ $free_overkill ->
    [true] ・無料全火力
   *[false] {""}
}{ $extra_dice ->
    [0] {""}
   *[other] ・ダイス+{ $extra_dice }
}{ $extra_dice_with ->
    [none] {""}
   *[other] （{ $extra_dice_with }）
}
short-action-draw = { $who ->
    [self] { $cards }枚引く
    [cogs_in_your_area] 同エリア各自{ $cards }枚
    [cogs_in_cover] カヴァー中：{ $cards }枚
    [one_cog_in_your_area] 同エリア1人{ $cards }枚
   *[revived_cog] 蘇生者が{ $cards }枚
}
short-action-move_locust = { $who ->
    [adjacent] 引き寄せる
   *[attack_target] 追い払う
}
short-action-play_order = { $who ->
    [self_if_ammo_spent] 弾薬消費でもう1枚
   *[another_player] 仲間が1枚プレイ
}
short-action-free_special = 無料で拾う・起動
short-action-gain_ammo = 弾薬+{ $tokens }
short-action-replace_locust_activation = AIなし、敵が移動
short-action-revive = 蘇生

## オーメン

short-omen-add_wounds = 負傷+{ $wounds }
short-omen-seal_hole = ホール封鎖
short-omen-double_other_dice = 他のダイス2倍
short-omen-splash = { $where ->
    [areas_beside] 爆風：隣のエリア
   *[target_area] 爆風：エリア全体
}
short-omen-extra_target = もう1体に命中
short-omen-ignore_single_shields = 盾1を無視
short-omen-extra_attack = もう一度攻撃
short-omen-oust_from_cover = カヴァー外へ、+{ $wounds }
short-omen-spawn = もう1体出現
short-omen-heal = { $who ->
    [nearest_other_wounded] 他を回復
   *[self] 自身を回復
}
short-omen-random_discard = 無作為に捨てる
