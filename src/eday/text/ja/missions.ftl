# ミッションの文：セットアップ、ステージ、目的、特別ルール。cards.ftlも参照。

## ミッション

card-mission = ミッション{ $number }、{ $least }〜{ $most }人、{ $map ->
    [small] 小さな地図、
    [medium] 中くらいの地図、
    [large] 大きな地図、
   *[variable] 地図の大きさは選択、
}難易度{ $difficulty }（最大5）。
card-mission-enemies = エネミー：{ $enemies }。
card-mission-enemy = { $slot } { $enemy }
card-mission-ai = AIデッキ：これらのエネミーのカードと汎用AIカード{ $general }。
about-emergence = 小さな地図のローカストホールをグレネードで封鎖し、最後のホールから出てくるものをしのぎ切る。
about-china_shop = 耳で獲物を追うバーサーカー。唯一効くドーンハンマーのもとへ、ドアからドアへとおびき寄せる。
about-belly_of_the_beast = 坑道への2つのドア。キーコードを見つけ、爆薬を仕掛け、AIデッキが尽きるまで持ちこたえる。
about-roadblocks = ティッカーだらけの道を手探りで進み、2つの出口の片方を選んで、全員でたどり着く。
about-scattered = 2つの地図に分かれた部隊。互いに道を開き合い、グラインダーの待つ場所で合流する。
about-hive = 味方を癒やすカンタスを退けて3つのレベルを下り、スコージの待つ玉座を目指す。
about-horde_mode = 1つの地図、4つの難易度、激しさを増す6つのウェーブ。すべて倒し、補充し、また戦う。
card-mission-level = レベル{ $level }{ $locked ->
    [true] （ロック）
   *[false] {""}
}{ $separate ->
    [true] （別の地図）
   *[false] {""}
}：タイル{ $tiles }。
card-mission-difficulty = { $difficulty }：タイル{ $tiles }。
card-mission-first_tile_only = 開始時には最初のタイルだけを置く。
card-mission-setup = 開始時：
difficulty-casual = カジュアル
difficulty-normal = ノーマル
difficulty-hardcore = ハードコア
difficulty-insane = インセイン
card-stage-rule = ステージ{ $stage }の特別ルール：{ $text }。
card-stage-objective = ステージ{ $stage }の目的：{ $text }。
card-stage-on_flip = ステージ{ $stage }の目的を達成したら：
card-step = ・{ $text }。
card-stage-wins = ステージ{ $stage }を完了したら、プレイヤーの勝利。

objective-all_holes_sealed = すべてのローカストホールを封鎖する
objective-no_locust_in_play = 地図上のローカストをすべて倒す
objective-enemy_enters_exit = { $the_enemy }をレベル{ $level }の出口エリアに入らせる
objective-enemy_killed = { $the_enemy }を倒す
objective-equipment_activated = { $location }の設備を起動する
objective-ai_deck_used_up = AIデッキが尽きるまで持ちこたえる
objective-cog_enters_last_tile = COG1人がレベル{ $level }の最後のタイルに入る
objective-all_cogs_at_exit = COG全員が、誰も戦闘不能でない状態で、レベル{ $levels }の出口に集まる
objective-door_tried = レベル{ $level }の出口のドアを探索する
objective-all_cogs_on_tile = COG全員が、誰も戦闘不能でなく、地図上に{ $without }もいない状態で{ $tile }に集まる

rule-equipment_stays = { $location }の設備は起動してもなくならない
rule-door_barred = レベル{ $level }の出口のドアは開かない
rule-no_spawns = ローカストは出現しない。出現させるAIカードは引き直す
rule-berserker_in_play = { $the_enemy }のカードのルールを適用する
rule-level_3_by_first_tile_only = レベル{ $level }へは最初のタイルのドアからしか行けない
rule-extra_ai_card = ローカスト起動ステップごとにAIカードをもう1枚解決する
rule-explore_one_tile_on_entering_exit = COGが出口に入ると、レベル{ $level }の次のタイルを置く
rule-tickers_for_location_spawns = ロケーションカードの出現の代わりに、各プレイヤーが新しいタイルの空いているエリアに{ $enemy }を1体配置する
rule-ai_spawns_at_exit = AIカードで出現する{ $kinds }は地図の出口に現れる
rule-ai_on_active_map_only = AIカードは手番プレイヤーのいる地図だけに影響する
rule-doors_join_maps = 移動では、ドアのあるエリアどうしを隣接とみなす
rule-no_attacks_through_doors = 別の地図への攻撃はできない
rule-family_spawns_barred = { $kinds }は出現できない
rule-boss_heals_when_idle = { $the_enemy }は、移動も攻撃もしなかったローカスト起動ステップの後に回復する
rule-used_equipment_face_down = 起動した設備は捨てずに裏返す：{ $kinds }
rule-locust_c_becomes_b = ローカストCの代わりにローカストBが出現する。Bが残っていなければAが出現する
