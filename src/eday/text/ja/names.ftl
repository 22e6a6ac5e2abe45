# カードやフィギュアなどの名前。差し替えデータは独自の名前を持つことがある。

name-area = { $place }
name-cover = カヴァー{ $place }
name-hole = ホール{ $place }
name-tile = タイル{ $place }
name-figure = { $kind }{ $number }
name-seat = プレイヤー{ $number }
name-slot = ローカスト{ $slot }
name-marker = { $kind }のマーカー
name-ai = { $title ->
    [none] AIカード{ $number }
   *[other] AIカード{ $number }（{ $title }）
}

## 列挙のつなぎ。名詞は2つなら「と」、3つ以上（.many）なら「、」だけ。文（.clause）は別のつなぎ方をする：条件は yes、並べるだけのものは side_by_side

list-nothing = なし
list-next = { $first }、{ $last }
    .many = yes
list-and = { AS($last, "clause") ->
    [yes] { AS($first, "te") }、かつ{ $last }
    [side_by_side] { $first }、{ $last }
   *[other] { AS($first, "many") ->
        [yes] { $first }、{ $last }
       *[other] { $first }と{ $last }
    }
}
list-or = { AS($last, "clause") ->
    [yes] { $first }、または{ $last }
   *[other] { $first }または{ $last }
}
    .all = { $first }、{ $last }
list-alternatives = { $first }か、{ $last }
list-then = { $first }。その後、{ $last }
list-apart = { $first }／{ $last }
list-sentence = { $first }{ $last }

## COG

cog-marcus_fenix = マーカス
cog-dominic_santiago = ドム
cog-augustus_cole = コール
cog-damon_baird = ベアード

## 指令

order-assault = アサルト
order-advance = アドバンス
order-roadie_run = ローディーラン
order-vault_kick = ヴォルトキック
order-blind_fire = ブラインドファイア
order-dig_in = ディグイン
order-ambush = アンブッシュ
order-suppressing_fire = 制圧射撃
order-hold_ground = ホールドグラウンド
order-double_tap = ダブルタップ
order-steady_aim = ステディエイム
order-fire_in_the_hole = ファイア・イン・ザ・ホール
order-active_reload = アクティブリロード
order-teamwork = チームワーク
order-explore = 探索
order-scavenging = スカベンジ
order-sit_tight = シットタイト
order-get_up = ゲットアップ

## 武器

weapon-lancer = ランサー
weapon-snub_pistol = スナブピストル
weapon-bolo_grenade = グレネード
weapon-gnasher = ナッシャーショットガン
weapon-hammerburst = ハンマーバースト
weapon-boomshot = ブームショット
weapon-torque_bow = トルクボウ
weapon-gorgon_pistol = ゴルゴンピストル
weapon-hammer_of_dawn = ドーンハンマー
weapon-longshot = ロングショット
weapon-boltok_pistol = ボルトックピストル
weapon-mulcher = マルチャー
weapon-mortar = モーター
weapon-boomshield = ブームシールド

## エネミーとその数

enemy-wretch = レッチ
enemy-drone = ドローン
enemy-boomer = ブーマー
enemy-ticker = ティッカー
enemy-theron_guard = セロンガード
enemy-kantus = カンタス
enemy-berserker = バーサーカー
enemy-lambent_wretch = ランベントレッチ
enemy-grinder = グラインダー
enemy-skorge = スコージ
enemy-general = 汎用

the-other = { $enemy }
the-skorge = スコージ

count-wretch = レッチ{ $count }体
count-drone = ドローン{ $count }体
count-boomer = ブーマー{ $count }体
count-ticker = ティッカー{ $count }体
count-theron_guard = セロンガード{ $count }体
count-kantus = カンタス{ $count }体
count-berserker = バーサーカー{ $count }体
count-lambent_wretch = ランベントレッチ{ $count }体
count-grinder = グラインダー{ $count }体
count-skorge = スコージ{ $count }体
count-other = { $count }体の{ $kind }

## 設備

equipment-ammunition = 弾薬
equipment-weapon = 武器箱
equipment-grenades = グレネード
equipment-hammer_of_dawn = ドーンハンマー
equipment-keycode = キーコード
equipment-junker = ジャンカー
equipment-troika_heavy_mg = トロイカ重機関銃

## ミッション

mission-emergence = 出現
mission-china_shop = チャイナショップ
mission-belly_of_the_beast = 獣の巣
mission-roadblocks = 障害
mission-scattered = 分散
mission-hive = 巣穴
mission-horde_mode = ホードモード

## AIカードの題名

ai-1 = 陽動
ai-2 = ホード
ai-4 = 増援
ai-5 = 銃撃戦
ai-6 = 群れ

## ダイスの面

face-omen = オーメン
face-one_wound = 負傷1
face-two_wounds = 負傷2
face-one_shield = 盾1
face-two_shields = 盾2
face-blank = 空白

## 選択肢の横の注記

note-futile = 今は効果なし
