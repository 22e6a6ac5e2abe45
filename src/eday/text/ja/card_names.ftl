# カードゲームのカードの名前。差し替えデータは独自の名前を持つことがある。

## ユニット

title-cog-captain = 大尉
title-cog-elite-armadillo = エリート・アルマジロ
title-cog-fresh-recruit = 新兵
title-cog-heavy-infantry = 重歩兵
title-cog-king-raven = キングレイヴン
title-cog-private = 二等兵
title-cog-scout = 斥候
title-cog-sergeant = 軍曹
title-cog-vanguard = 前衛
title-loc-boomer = ブーマー
title-loc-cyclops = サイクロプス
title-loc-drone = ドローン
title-loc-grenadier = グレネーディア
title-loc-hunter = ハンター
title-loc-kantus = カンタス
title-loc-wretch-pack = レッチの小群
title-cog-lieutenant = 中尉
title-cog-corporal = 伍長
title-cog-engineer = 工兵
title-cog-rear-guard = 後衛
title-loc-sniper-drone = スナイパードローン
title-loc-spotter-drone = スポッタードローン
title-loc-wretch-horde = レッチの大群
title-loc-wretch-ambusher = 待ち伏せレッチ
title-cog-drill-sergeant = 教練軍曹
title-cog-veteran = 古参兵
title-cog-armadillo = アルマジロ
title-cog-forward-vanguard = 先遣前衛
title-loc-hammerburst-drone = ハンマーバースト・ドローン
title-loc-vicious-kantus = 凶悪なカンタス
title-loc-bolter-drone = ボルター・ドローン
title-loc-kantus-priest = カンタスの司祭
title-cog-assault-specialist = 突撃スペシャリスト
title-cog-experienced-recruit = 場慣れした新兵
title-cog-hardened-captain = 歴戦の大尉
title-cog-king-raven-gunship = キングレイヴン・ガンシップ
title-cog-heavy-support = 重火力支援兵
title-cog-support-raven = 支援レイヴン
title-cog-tuned-up-centaur = チューンナップ・セントール
title-loc-chainsaw-cyclops = チェーンソー・サイクロプス
title-loc-flame-boomer = フレイムブーマー
title-loc-krav = クラヴ
title-loc-towering-boomer = そびえ立つブーマー
title-cog-augustus-cole = オーガスタス・コール
title-cog-damon-baird = デイモン・ベアード
title-loc-kantus-high-priest = カンタスの大司祭
title-loc-theron-sentinel = セロンセンチネル
title-ch02-alpha-wretch = アルファレッチ
title-ch02-wretch-runt = ちびレッチ
title-ch02-anthony-carmine = アンソニー・カーマイン
title-ch04-theron-guard = セロンガード
title-ch06-stranded-scavenger = ストランデッドの廃品漁り
title-ch06-ticker = ティッカー
title-ch07-reaver = リーヴァー
title-ch07-night-hunter = 夜の狩人
title-ch09-gnasher-specialist = ナッシャー・スペシャリスト
title-ch09-dark-wretch = ダークレッチ
title-ch10-imulsion-wretch = イミュルシオン・レッチ
title-ch11-theron-elite = セロンエリート
title-ch12-theron-breacher = セロンブリーチャー
title-ch13-alpha-squad-gear = アルファ部隊のギア
title-ch13-nemacyst = ネマシスト
title-ch14-wretch-escort = 護衛レッチ

## 戦術

title-cog-airstrike = 空爆
title-cog-battle-plans = 作戦計画
title-cog-coordinated-assault = 協同突撃
title-cog-planted-grenade = 設置グレネード
title-loc-ink-grenade = インクグレネード
title-loc-reaver-drop = リーヴァー降下
title-loc-respawn = 再出現
title-loc-wont-stay-dead = 死にきれぬ者
title-cog-deadly-sacrifice = 決死の犠牲
title-cog-expert-planning = 練達の立案
title-cog-frag-storm = 破片の嵐
title-cog-mobile-combat = 機動戦
title-loc-death-rattle = 断末魔
title-loc-drown-them-in-bodies = 屍の濁流
title-loc-horde = ホード
title-loc-tenacious-reinforcement = しぶとい増援
title-loc-tremors = 鳴動
title-ch04-bait-the-beast = 獣の誘い出し
title-ch10-clamp-shot = クランプ狙撃
title-ch10-ground-slam = 大地の一撃
title-ch12-dig-in = ディグイン
title-ch13-hammer-strike = ハンマーストライク
title-ch14-crane-drop = クレーン落とし

## リアクション

title-cog-heroism = 英雄的行為
title-cog-hit-the-floor = 伏せろ！
title-loc-blood-rush = 血のたぎり
title-loc-frenzy = 狂乱
title-loc-hive-mind = 群体意識
title-ch04-targeting-beam = 照準ビーム
title-ch07-uv-turret = UVタレット
title-ch10-torque-bow = トルクボウ
title-ch11-longshot-overwatch = ロングショットの援護
title-ch14-boomshot-salvage = ブームショットの鹵獲

## カヴァーカード

title-cov-low-wall = 低い壁
title-cov-high-wall = 高い壁
title-ch03-ruined-fountain = 壊れた噴水
title-ch03-troika-nest = トロイカ銃座
title-ch04-pillar = 柱
title-ch04-doorway = 戸口
title-ch05-street-lamp = 街灯
title-ch05-burning-wreck = 燃える残骸
title-ch05-propane-tank = プロパンタンク
title-ch06-conveyor-belt = ベルトコンベア
title-ch06-machine-press = プレス機
title-ch06-catwalk = キャットウォーク
title-ch07-gas-station = ガソリンスタンド
title-ch07-overturned-bus = 横転したバス
title-ch07-lamp-post = 街灯柱
title-ch09-imulsion-pool = イミュルシオンの溜まり
title-ch09-mine-cart = トロッコ
title-ch10-platform-edge = 足場の縁
title-ch10-support-clamp = 支持クランプ
title-ch11-campus-statue = 構内の彫像
title-ch11-library-stacks = 図書館の書架
title-ch11-courtyard-steps = 中庭の階段
title-ch12-barricaded-window = 塞いだ窓
title-ch12-front-doors = 玄関扉
title-ch13-rubble-street = 瓦礫の通り
title-ch13-sandbag-line = 土嚢の列
title-ch13-collapsed-arch = 崩れたアーチ
title-ch13-burst-main = 破裂した水道管
title-ch14-rail-wall = 線路脇の壁
title-ch14-cargo-crane = 荷役クレーン
title-ch14-fuel-tanker = 燃料タンク車
title-ch15-rear-car = 後部車両
title-ch15-tender = 炭水車
title-ch15-engine = 機関車

## 指揮カード

title-ch01-dominic-santiago = ドミニク・サンチャゴ
title-ch01-emergence-hole = ローカストホール
title-ch02-scent-of-blood = 血の匂い
title-ch03-minh-young-kim = ミン・ヤング・キム
title-ch03-troika-gunner = トロイカ射手
title-ch04-hammer-of-dawn = ドーンハンマー
title-ch05-uv-floodlight = UV投光器
title-ch05-kryll-swarm = クリルの群れ
title-ch06-push-through-the-works = 工場突破
title-ch06-ticker-nest = ティッカーの巣
title-ch07-kryll-storm = クリルの嵐
title-ch08-anya-stroud = アーニャ・ストラウド
title-ch08-theron-warcaller = セロンウォーコーラー
title-ch09-lambent-strain = ランベント株
title-ch10-corpser = コープサー
title-ch12-jack = JACK
title-ch12-reaver-wing = リーヴァー飛行隊
title-ch13-seeder = シーダー
title-ch14-brumak-gun = ブルマックの砲
title-ch14-delta-squad = デルタ部隊
title-ch15-kryll-shield = クリルの盾

## 指揮ユニット

title-ch02-marcus-back-in-armor = マーカス・フェニックス（再び鎧を）
title-ch02-marcus-fresh-from-the-slab = マーカス・フェニックス（出獄直後）
title-ch04-berserker = バーサーカー
title-ch07-junker = ジャンカー
title-ch09-marcus-fenix = マーカス・フェニックス
title-ch10-corpser-leg = コープサーの脚
title-ch10-marcus-fenix = マーカス・フェニックス
title-ch10-dominic-santiago = ドミニク・サンチャゴ
title-ch11-dominic-santiago = ドミニク・サンチャゴ
title-ch11-grinder = グラインダー
title-ch13-marcus-fenix = マーカス・フェニックス
title-ch13-dominic-santiago = ドミニク・サンチャゴ
title-ch14-brumak = ブルマック
title-ch15-general-raam = RAAM将軍
title-ch15-marcus-fenix = マーカス・フェニックス
title-ch15-dominic-santiago = ドミニク・サンチャゴ

## シナリオカード（章の題名）

title-ch01-scenario = 序章
title-ch02-scenario = 試練の炎
title-ch03-scenario = 袋のネズミ
title-ch04-scenario = チャイナショップ
title-ch05-scenario = 死の黄昏
title-ch06-scenario = 石臼
title-ch07-scenario = 焦げたタイヤ
title-ch08-scenario = 夜明け前の闇
title-ch09-scenario = 進化
title-ch10-scenario = 怒れる巨獣
title-ch11-scenario = 構内のグラインダー
title-ch12-scenario = 籠城
title-ch13-scenario = 泣き面に蜂
title-ch14-scenario = ジュラ紀の巨体
title-ch15-scenario = 青ざめた馬

## 複数のとき

titles-ch02-wretch-runt = ちびレッチ
titles-ch10-corpser-leg = コープサーの脚
titles-ch13-nemacyst = ネマシスト
titles-ch14-brumak-gun = ブルマックの砲

## 章の紹介

about-ch01-scenario = 基本デッキだけで、入門用の壁をはさんで戦う最初の小競り合い。
about-ch02-scenario = レッチの群れが押し寄せるなか、マーカスが戦場に戻る。使い捨ての小さなレッチを相手に、数でブロックすることを覚える。
about-ch03-scenario = 広場をにらむ据え付け銃。カヴァーの敵側へ渡ったユニットは、与えるダメージも受けるダメージも大きくなる。
about-ch04-scenario = バーサーカーがカヴァーカードを1枚ずつ壊しながら広間を進む。COGはその間にドーンハンマーを呼ぶ。
about-ch05-scenario = 夜が来た。ギアにとって、カヴァーは明かりがついている間だけ安全だ。
about-ch06-scenario = 伏せられたカヴァーばかりの工場での戦い。ゆっくり回る2つの時計が迫る。
about-ch07-scenario = リーヴァーに追われながら、ジャンカーで明かりから明かりへ駆け抜ける。
about-ch08-scenario = 闇の中の短い戦い。ブロックできるほど目が利くのは、一度に1体だけ。
about-ch09-scenario = 倒すと破裂するランベントレッチと、イミュルシオンの溜まり。
about-ch10-scenario = 足場に陣取るコープサー。まず脚を落とし、むき出しになった胴を討つ。
about-ch11-scenario = マルチャーを抱えたブーマーが、大学の中庭を押さえている。
about-ch12-scenario = JACKのダウンロードが終わるまで、屋敷を守り抜く。
about-ch13-scenario = シーダーがネマシストを吐き出すなか、マーカスとドムが突き進む。
about-ch14-scenario = 2門の砲を持つブルマック。倒そうとすると、まず砲が剥がれる。
about-ch15-scenario = 列車の上のRAAM将軍。盾が破れるまで、クリルに守られている。
