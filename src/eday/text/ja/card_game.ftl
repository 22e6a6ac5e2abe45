# カードゲームの文。内容データの語ごとに1つあり、その項目が引数になる。値のない項目は "none"。
# 効果はそのカードを使うプレイヤーに語る。条件は文（.clause = yes）で、後ろに「場合」か「間」が続き、「かつ」の前では .te の形になる。

name-copy = { $title }{ $number }
name-row = カヴァー{ $place }
placed-unit = { $title }
placed-cover = { $title }
placed-cover-at = { $title }（カヴァー{ $place }）
placed-in-cover = { $cover }の{ $unit }
placed-in-reserve = 予備の{ $unit }
placed-copy-in-reserve = 予備の{ $title }{ $number }
name-chapter = 第{ $number }章「{ $title }」
name-reinforcement = 増援{ $block }

## カードの見出し

cg-side = { $faction ->
    [cog] COG
   *[locust] ローカスト
}
cg-side-player = { $faction ->
    [cog] COGプレイヤー
   *[locust] ローカストプレイヤー
}
cg-head = { $kind }。{ $block }
cg-block = { $block ->
    [core] 基本セット。
    [R3] 第3章の前の増援。
    [R5] 第5章の前の増援。
    [R8] 第8章の前の増援。
    [R9] 第9章の前の増援。
    [R11] 第11章の前の増援。
   *[other] 第{ $block }章のカード。
}
cg-unit = { $subtype ->
    [none] { $side }ユニット
   *[other] { $side }ユニット（{ $subtype }）
}
cg-tactic = { $side }戦術
cg-reaction = { $side }リアクション
cg-cover = カヴァーカード
cg-command = { $side }指揮カード（イニシアチブ{ $initiative }）
cg-command_unit = { $subtype ->
    [none] { $side }指揮ユニット（イニシアチブ{ $initiative }）
   *[other] { $side }指揮ユニット（{ $subtype }、イニシアチブ{ $initiative }）
}
cg-scenario = シナリオカード
cg-deploy = { $values ->
    [none] 手札からは展開しない。
    [any] 手札が何枚でも展開できる。
   *[other] 手札が{ $values }のとき展開できる。
}
cg-hand-counts = { $counts }枚
cg-values = 攻撃力{ $attack }、防御力{ $defense }。
cg-rotating = 回転式：0から始まり、7まで進む。
cg-faces = 両面：最初は{ $first }の面、もう一方は{ $second }の面。
cg-no-rule = 特別なルールなし。
cg-half = { $faction ->
    [cog] COG側：{ $text }
   *[locust] ローカスト側：{ $text }
}
cg-half-of-face = { $faction ->
    [cog] { $face }の面、COG側：{ $text }
   *[locust] { $face }の面、ローカスト側：{ $text }
}
cg-half-no-rule = ルールなし。
cg-row = 左からのカヴァー：{ $covers }。
cg-row-place-hidden = 伏せたカヴァー
cg-row-hidden = 混ぜて伏せるカヴァー：{ $covers }。
cg-special = 特別ルール：{ $text }
cg-advantage = { $faction ->
    [cog] 前の章の勝者がCOGなら、セットアップ時：{ $text }
   *[locust] 前の章の勝者がローカストなら、セットアップ時：{ $text }
}

## キーワード

cg-subtype = { $subtype ->
    [troop] 兵
    [heavy] 重装
   *[wretch] レッチ
}
cg-keyword-tough = タフ：倒れたら指揮エリアに戻る。
cg-keyword-disposable = 使い捨て：卓の脇のストックから出て、倒れたらそこに戻る。
cg-keyword-overrun = 蹂躙：攻撃で敵ユニットを1体倒すごとに、敵プレイヤーに直接ダメージ{ $damage }を与える。
cg-keyword-no_block = ブロックできない。
cg-keyword-no_cover = カヴァーへの移動も攻撃もできない。
cg-gained = { $keyword ->
    [tough] タフ
    [disposable] 使い捨て
    [overrun] 蹂躙
    [no_block] 「ブロックできない」
   *[no_cover] 「カヴァーへの移動も攻撃もできない」
}

## 効果

cg-effect = { $lead ->
    [none] { $conditions ->
        [none] { $limit ->
            [none] { $text }。
           *[other] { $limit }：{ $text }。
        }
       *[other] { $limit ->
            [none] { $standing ->
                [true] { $conditions }間：{ $text }。
               *[false] { $conditions }場合：{ $text }。
            }
           *[other] { $conditions }場合、{ $limit }：{ $text }。
        }
    }
   *[other] { $conditions ->
        [none] { $limit ->
            [none] { $lead }：{ $text }。
           *[other] { $lead }、{ $limit }：{ $text }。
        }
       *[other] { $limit ->
            [none] { $lead }、{ $conditions }場合：{ $text }。
           *[other] { $lead }、{ $conditions }場合、{ $limit }：{ $text }。
        }
    }
}
cg-limit-once_per_turn = 手番ごとに1回
cg-limit-once_per_game = ゲーム中1回
cg-may = { $who ->
    [cog] COGプレイヤーは望むなら、{ $text }
    [locust] ローカストプレイヤーは望むなら、{ $text }
   *[none] 望むなら、{ $text }
}
cg-cost = { $cost }。そうしたら、{ $text }

cg-trigger-static = 常に
cg-trigger-deploy = 展開
cg-trigger-play = プレイしたとき
cg-trigger-discard = 捨て札
cg-trigger-offensive = 攻勢
cg-trigger-defensive = 守勢
cg-trigger-setup = セットアップ時
cg-trigger-start_of_turn = { $whose ->
    [cog] COGの手番開始時
    [locust] ローカストの手番開始時
   *[none] 自分の手番開始時
}
cg-trigger-end_of_turn = { $whose ->
    [cog] COGの手番終了時
    [locust] ローカストの手番終了時
   *[none] 自分の手番終了時
}
cg-trigger-on_move_to_cover = このユニットが予備からカヴァーに入ったとき
cg-trigger-on_kill = このユニットが敵ユニットを倒したとき
cg-trigger-on_killed = { $on ->
    [cover] 中のユニットが倒れたとき
   *[unit] このユニットが倒れたとき
}
cg-trigger-on_friendly_killed = 味方のユニットが倒れたとき
cg-trigger-on_killed_named = ユニットが倒れたとき
cg-trigger-on_damaged_named = ユニットがダメージを受けたとき
cg-trigger-after_attack = このユニットが参加した攻撃の後
cg-trigger-on_direct_damage_taken = 自分が直接ダメージを受けたとき
cg-trigger-command_tactic = 戦術（手札{ $values }）
cg-trigger-on_rotate = このカードが回転して新しい数字になったとき

## 条件

cg-if-zone_is = { AS($zone, "sort") ->
    [card] このカードが{ $zone }にある
   *[unit] このユニットが{ $zone }にいる
}
    .clause = yes
    .te = { AS($zone, "sort") ->
    [card] このカードが{ $zone }にあり
   *[unit] このユニットが{ $zone }にいて
}
cg-if-role_is = { $role ->
    [attacking] このユニットが攻撃している
    [attacking_cover] このユニットがカヴァーを攻撃している
    [attacking_direct] このユニットが直接攻撃している
    [blocking] このユニットがブロックしている
   *[defending] このユニットが攻撃されている
}
    .clause = yes
    .te = { $role ->
    [attacking] このユニットが攻撃していて
    [attacking_cover] このユニットがカヴァーを攻撃していて
    [attacking_direct] このユニットが直接攻撃していて
    [blocking] このユニットがブロックしていて
   *[defending] このユニットが攻撃されていて
}
cg-if-blocking_with = ほかに{ $filter }が{ $min }体以上ブロックしている
    .clause = yes
    .te = ほかに{ $filter }が{ $min }体以上ブロックしていて
cg-if-hand_max = { $cards ->
    [0] 自分の手札がない
   *[other] 自分の手札が{ $cards }枚以下である
}
    .clause = yes
    .te = { $cards ->
    [0] 自分の手札がなく
   *[other] 自分の手札が{ $cards }枚以下で
}
cg-if-controls = { $max ->
    [none] { AS($zone, "at") }自分の{ $filter }が{ $min }体以上である
   *[other] { $min ->
        [0] { AS($zone, "at") }自分の{ $filter }が{ $max }体以下である
       *[other] { AS($zone, "at") }自分の{ $filter }が{ $min }〜{ $max }体である
    }
}
    .clause = yes
    .te = { $max ->
    [none] { AS($zone, "at") }自分の{ $filter }が{ $min }体以上で
   *[other] { $min ->
        [0] { AS($zone, "at") }自分の{ $filter }が{ $max }体以下で
       *[other] { AS($zone, "at") }自分の{ $filter }が{ $min }〜{ $max }体で
    }
}
cg-if-controls-one = { $card }が{ AS($zone, "at") }
    .clause = yes
cg-if-fewer_units_than_enemy = 戦場の自分のユニットが敵より少ない
    .clause = yes
    .te = 戦場の自分のユニットが敵より少なく
cg-if-rotation_min = 数字が{ $number }以上である
    .clause = yes
    .te = 数字が{ $number }以上で
cg-if-rotation_is = 数字が{ $number }である
    .clause = yes
    .te = 数字が{ $number }で
cg-if-rotation_in = 数字が{ $numbers }である
    .clause = yes
    .te = 数字が{ $numbers }で
cg-if-face_is = このカードが{ $face }の面である
    .clause = yes
    .te = このカードが{ $face }の面で
cg-if-card_face_is = { $card }が{ $face }の面である
    .clause = yes
    .te = { $card }が{ $face }の面で
cg-if-dealt_direct = このユニットが直接ダメージを与えた直後である
    .clause = yes
    .te = このユニットが直接ダメージを与えた直後で
cg-if-declares_attack = このユニットが攻撃を宣言した直後（ブロッカーの指定前）である
    .clause = yes
    .te = このユニットが攻撃を宣言した直後（ブロッカーの指定前）で
cg-if-in_attack = 攻撃の解決中である
    .clause = yes
    .te = 攻撃の解決中で
cg-if-killed_is = そのユニットが{ $filter }である
    .clause = yes
    .te = そのユニットが{ $filter }で
cg-if-damaged_is = そのユニットが{ $filter }で、軽減前のダメージが{ $min_damage }以上である
    .clause = yes
    .te = そのユニットが{ $filter }で、軽減前のダメージが{ $min_damage }以上で
cg-if-facing = この攻撃の敵ユニットに{ $filter }がいる
    .clause = yes
    .te = この攻撃の敵ユニットに{ $filter }がいて
cg-if-no_cover_left = 戦場にカヴァーカードが残っていない
    .clause = yes
    .te = 戦場にカヴァーカードが残っておらず
cg-if-occupies_all_cover = { $who ->
    [cog] すべてのカヴァーカードにCOGユニットがいる
   *[locust] すべてのカヴァーカードにローカストユニットがいる
}
    .clause = yes
    .te = { $who ->
    [cog] すべてのカヴァーカードにCOGユニットがいて
   *[locust] すべてのカヴァーカードにローカストユニットがいて
}
cg-if-not_suppressed = このユニットが制圧状態でない
    .clause = yes
    .te = このユニットが制圧状態でなく

## 指すユニット、カード、カヴァー（.at：ユニットの前か文末、.counter：そこでの数え方、.sort：ユニットとしては「いる」、カードとしては「ある」）

cg-zone-reserve = 予備
    .at = 予備にいる
    .counter = 体
cg-zone-cover = カヴァー
    .at = カヴァーにいる
    .counter = 体
cg-zone-friendly_cover = 味方側のカヴァー
    .at = 味方側のカヴァーにいる
    .counter = 体
cg-zone-enemy_cover = 敵側のカヴァー
    .at = 敵側のカヴァーにいる
    .counter = 体
cg-zone-battlefield = 戦場
    .at = 戦場にいる
    .counter = 体
cg-zone-command = 指揮エリア
    .at = 指揮エリアにある
    .counter = 枚
    .sort = card
cg-zone-attack = この攻撃
    .at = この攻撃に参加している
    .counter = 体

cg-target-self = このユニット
cg-target-occupant = 中のユニット
cg-target-attacker = 攻撃ユニット
cg-target-previous = 先に選んだユニット
cg-target-one-card = { AS($zone, "at") }{ $card }
cg-units = { $role ->
    [none] {""}
    [attacking] 攻撃している、
    [attacking_cover] カヴァーを攻撃している、
    [attacking_direct] 直接攻撃している、
    [blocking] ブロックしている、
   *[defending] 攻撃されている、
}{ $blocked ->
    [true] ブロックした、
    [false] ブロックしなかった、
   *[none] {""}
}{ $cover_face ->
    [none] { AS($zone, "at") }
   *[other] { $cover_face }の面のカヴァーにいる
}{ $other ->
    [true] ほかの
   *[false] {""}
}{ $n ->
    [all] { $up_to ->
        [true] 好きな数の
       *[false] すべての
    }
   *[other] {""}
}{ $suppressed ->
    [true] 制圧状態の
    [false] 準備状態の
   *[none] {""}
}{ $command ->
    [true] 指揮ユニットである
    [false] 指揮ユニットでない
   *[none] {""}
}{ $who ->
    [friendly] 味方の
    [enemy] 敵の
    [cog] COGの
   *[locust] ローカストの
}{ $noun }{ $n ->
    [all] {""}
   *[other] { $up_to ->
        [true] { $n }{ AS($zone, "counter") }まで
       *[false] { $n }{ AS($zone, "counter") }
    }
}
cg-noun = { $kind ->
    [unit] ユニット
    [troop] 兵
    [heavy] 重装ユニット
    [wretch] レッチ
    [command_unit] 指揮ユニット
    [tactic] 戦術
    [reaction] リアクション
   *[card] カード
}
cg-noun-limited = { $max_printed_defense ->
    [none] {""}
   *[other] 印刷された防御力が{ $max_printed_defense }以下の
}{ $command ->
    [true] 指揮ユニットである
    [false] 指揮ユニットでない
   *[none] {""}
}{ $noun }
cg-this-card = このカード
cg-a = { $noun }
cg-counted = { $up_to ->
    [true] { $noun }{ $n }枚まで
   *[false] { $noun }{ $n }枚
}
cg-covers = { $occupied_by ->
    [cog] COGユニットのいる
    [locust] ローカストユニットのいる
   *[none] {""}
}{ $own ->
    [true] このユニットのいるカヴァーカード
   *[false] { $card ->
        [none] { $in_attack ->
            [true] この攻撃のカヴァーカード
           *[false] { $n ->
                [all] { $up_to ->
                    [true] 好きな枚数のカヴァーカード
                   *[false] すべてのカヴァーカード
                }
               *[other] { $up_to ->
                    [true] カヴァーカード{ $n }枚まで
                   *[false] カヴァーカード{ $n }枚
                }
            }
        }
       *[other] { $card }
    }
}
cg-face-lit = 点灯
cg-face-dark = 消灯
cg-face-shielded = 防護
cg-face-exposed = 露出
cg-face-front = 表

## 期間

cg-duration-attack = この攻撃の間
cg-duration-turn = 手番終了まで
cg-duration-until_your_next_turn = 次の自分の手番開始まで
cg-duration-while = これが当てはまる間
cg-duration-game = ゲーム終了まで

## 操作（終止形で、「。」は外側が付ける）

cg-op-draw = { $who ->
    [friendly] {""}
    [enemy] 敵プレイヤーは
    [cog] COGプレイヤーは
   *[locust] ローカストプレイヤーは
}{ $n ->
    [direct_damage_dealt] 与えた直接ダメージと同じ枚数{ $up_to ->
        [true] まで
       *[false] の
    }カードを引く
   *[other] カードを{ $n }枚{ $up_to ->
        [true] まで引く
       *[false] 引く
    }
}
cg-op-discard = { $who ->
    [friendly] {""}
    [enemy] 敵プレイヤーは
    [cog] COGプレイヤーは
   *[locust] ローカストプレイヤーは
}カードを{ $n }枚捨てる
cg-op-mill = { $who ->
    [friendly] 自分の山札の上
    [enemy] 敵プレイヤーは山札の上
    [cog] COGプレイヤーは山札の上
   *[locust] ローカストプレイヤーは山札の上
}から{ $n }枚を捨て札にする
cg-op-peek = 自分の山札の上から{ $n }枚を見て、{ $up_to ->
    [true] { $keep }枚までを
   *[false] { $keep }枚を
}手札に加え、残りを好きな順で山札の{ $rest ->
    [top] 上
   *[bottom] 下
}に戻す
cg-op-return_from_discard = { $to ->
    [hand] 自分の捨て札から{ $cards }を手札に加える
    [reserve] 自分の捨て札から{ $cards }を予備に移す
    [deck_bottom] 自分の捨て札から{ $cards }を山札の一番下に置く
   *[deck_shuffle] 自分の捨て札から{ $cards }を山札に混ぜてシャッフルする
}
    .clause = yes
cg-op-put_from_hand = 手札から{ $cards }を予備に置く
cg-op-put_from_deck = 山札をシャッフルする前に、{ $who ->
    [friendly] 自分
    [enemy] 敵
    [cog] COG
   *[locust] ローカスト
}の山札から{ $cards }を予備に置く
cg-op-deploy_free = 展開値に関係なく、手札から{ $cards }を展開する
cg-op-spawn = ストックから{ $card }を{ $up_to ->
    [true] { $n }体まで
   *[false] { $n }体
}{ $who ->
    [friendly] 自分
    [enemy] 敵
    [cog] COG
   *[locust] ローカスト
}の予備に置く
cg-op-damage = { $n ->
    [sacrificed_attack_plus_1] 今倒したユニットの攻撃力に1を加えたダメージを{ $target }に与える
   *[other] { $each ->
        [true] { $target }にそれぞれ{ $n }ダメージを与える
       *[false] { $target }に{ $n }ダメージを与える
    }
}
    .clause = yes
cg-op-direct_damage = { $who ->
    [friendly] 自分
    [enemy] 敵プレイヤー
    [cog] COGプレイヤー
   *[locust] ローカストプレイヤー
}に直接ダメージ{ $n }を与える
cg-op-kill = { $target }を倒す
    .clause = yes
cg-op-damage_mod = { $duration ->
    [none] {""}
   *[other] { $duration }、
}{ $changes }{ $times ->
    [none] {""}
    [1] （最初の1回のみ）
   *[other] （最初の{ $times }回のみ）
}
cg-damage-dealt = { $target }が{ $against ->
    [none] {""}
   *[other] { $against }に
}与えるダメージは{ $by }{ $up ->
    [true] 増える
   *[false] 減る
}
    .clause = side_by_side
cg-damage-taken = { $target }が{ $against ->
    [none] {""}
   *[other] { $against }から
}受けるダメージは{ $by }{ $up ->
    [true] 増える
   *[false] 減る
}
    .clause = side_by_side
cg-damage-direct_dealt = { $target }が与える直接ダメージは{ $by }{ $up ->
    [true] 増える
   *[false] 減る
}
    .clause = side_by_side
cg-op-first_strike = { $target }は先にダメージを与える。それで倒れた相手はダメージを返さない
cg-op-move = { $to ->
    [reserve] { $target }を予備に移す
    [cover] { $target }を空いているカヴァーに移す
   *[command] { $target }を指揮エリアに戻す
}
    .clause = yes
cg-op-suppress = { $target }を制圧状態にする
    .clause = yes
cg-op-ready = { $target }を準備状態にする
    .clause = yes
cg-op-buff = { $target }は{ $duration ->
    [none] { $per ->
        [none] {""}
       *[other] 、
    }
   *[other] 、{ $duration }、
}{ $per ->
    [none] {""}
   *[other] { $per }につき
}{ $change }を得る{ $max ->
    [none] {""}
   *[other] （最大{ $max }）
}
    .clause = yes
cg-change = { $attack ->
    [none] 防御力{ $defense }
   *[other] { $defense ->
        [none] 攻撃力{ $attack }
       *[other] 攻撃力{ $attack }と防御力{ $defense }
    }
}
cg-per = { AS($zone, "at") }{ $same_subtype ->
    [true] 同じ種別の
   *[false] {""}
}{ $other ->
    [true] ほかの
   *[false] {""}
}{ $who ->
    [friendly] 味方の
    [enemy] 敵の
    [cog] COGの
   *[locust] ローカストの
}ユニット1体
cg-op-gain = { $target }は{ $duration ->
    [none] {""}
   *[other] 、{ $duration }、
}{ $keyword }を得る
    .clause = yes
cg-op-untargetable = { $target }は敵のカードの効果で選ばれない（攻撃はされる）
cg-op-extra_action = { $target }は、{ $duration }、次の戦闘フェイズでもう1回行動できる
    .clause = yes
cg-op-joint_attack = { $attackers }が、{ $target }を同時に攻撃する。攻撃力は合計し、反撃を受けるユニットは敵プレイヤーが選ぶ。倒したら、生き残ったうち自分が選んだ1体がカヴァーに入る。攻撃したユニットはこの手番にもう行動できない
cg-op-remove_card = { $target }をゲームから取り除く
    .clause = yes
cg-op-remove_cover = { $target }を戦場から取り除く
    .clause = yes
cg-op-flip_cover = { $target }を{ $to }の面にする
    .clause = yes
cg-op-flip_command = { $card }を{ $to }の面にする
cg-op-rotate = { $card }を{ $steps }つ進める
cg-op-use_version = { $card }のほうを使う
cg-op-add_values = { $card }の戦術は手札が{ $values }のときも使える
cg-op-disable_card = { $card }は{ $duration }使えず、ルールも働かない
cg-op-limit_blockers = { $n ->
    [0] 誰も攻撃をブロックできない
   *[other] 攻撃をブロックできるのは{ $n }体までとなる
}
cg-op-remove_or_win = { $card }{ $n }枚をゲームから取り除く。できなければ、{ $winner ->
    [cog] COGプレイヤーの勝利となる
   *[locust] ローカストプレイヤーの勝利となる
}
cg-op-win = { $who ->
    [friendly] 自分の勝利となる
    [enemy] 敵プレイヤーの勝利となる
    [cog] COGプレイヤーの勝利となる
   *[locust] ローカストプレイヤーの勝利となる
}
cg-op-choose = 次から1つを選ぶ：{ $options }
cg-op-choose-joint = { $first }／{ $last }
cg-op-delayed = { $duration }、{ $trigger }：{ $ops }

## デッキ、章、増援

cg-pile = { $n ->
    [1] { $card }
   *[other] { $card }×{ $n }
}
cg-pile-if = { $previous_winner ->
    [none] { $pile }
    [cog] { $pile }（前の章の勝者がCOGなら）
   *[locust] { $pile }（前の章の勝者がローカストなら）
}
cg-deck = { $faction ->
    [cog] COGの基本デッキ：{ $cards }。
   *[locust] ローカストの基本デッキ：{ $cards }。
}
cg-chapter-rules = 新しいルール：{ $rules }。
cg-rule-first_turn = 最初の手番の展開フェイズは1回
cg-rule-winner_advantage = 前の章の勝者の優位
cg-rule-multi_block = 複数のユニットによるブロック
cg-rule-tough = タフ
cg-rule-disposable = 使い捨て
cg-rule-enemy_cover = 敵側のカヴァー
cg-rule-offensive_defensive = 攻勢・守勢
cg-rule-command_tactics = 指揮カードの戦術能力
cg-rule-multiface = 両面のカヴァー
cg-rule-discard_effects = 捨て札効果
cg-rule-rotate = 回転式の指揮カード
cg-rule-hidden = 伏せたカヴァー
cg-rule-overrun = 蹂躙
cg-chapter-command = { $faction ->
    [cog] COGの指揮カード：{ $cards }。
   *[locust] ローカストの指揮カード：{ $cards }。
}
cg-chapter-deck = { $faction ->
    [cog] COGのデッキに加えるカード：{ $cards }。
   *[locust] ローカストのデッキに加えるカード：{ $cards }。
}
cg-chapter-supply = ストック：{ $cards }。
cg-chapter-win = { $who ->
    [cog] { $card ->
        [none] COGプレイヤーは特別ルールでも勝利できる。
       *[other] COGプレイヤーは{ $card }の効果でも勝利できる。
    }
   *[locust] { $card ->
        [none] ローカストプレイヤーは特別ルールでも勝利できる。
       *[other] ローカストプレイヤーは{ $card }の効果でも勝利できる。
    }
}
cg-reinforcement = 第{ $chapter }章の前。
cg-choice-remove = { $faction ->
    [cog] COGプレイヤーは{ $cards }を抜く。
   *[locust] ローカストプレイヤーは{ $cards }を抜く。
}
cg-choice-pick = { $faction ->
    [cog] COGプレイヤーは次から{ $pick }つを加える：
   *[locust] ローカストプレイヤーは次から{ $pick }つを加える：
}
cg-choice-option = ・{ $option }：{ $cards }
