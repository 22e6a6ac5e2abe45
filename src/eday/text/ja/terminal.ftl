# ターミナルがゲームそのものの言葉のほかに言うこと。

## Setting up

terminal-welcome = ターミナル版E-Dayです。Enterだけを押すと[ ]内の答えになります。
terminal-ask-mission = ミッション [{ $usual }]:{" "}
terminal-ask-players = プレイヤーの人数、1（ソロ）〜{ $most } [{ $usual }]:{" "}
terminal-bad-players = 1から{ $most }までの数を入力してください。
terminal-ask-cog = プレイヤー{ $player }の使うCOG、{ $cogs } [{ $usual }]:{" "}
terminal-bad-cog = 次の名前から1つ入力してください: { $cogs }
terminal-ask-insane = 難易度をインセインにしますか？　yesかno [no]:{" "}
terminal-yes-words = y yes はい
terminal-begin = { $insane ->
    [true] { $mission }（難易度インセイン）、シード{ $seed }。helpで、入力できるものの一覧が見られます。
   *[false] { $mission }、シード{ $seed }。helpで、入力できるものの一覧が見られます。
}

## The guide of a first game

terminal-lesson = { $steps ->
    [0] { $title }
   *[other] { $step }/{ $steps } { $title }
}
terminal-lesson-rule = （ルール{ $rule }）
terminal-lesson-type = { $number }と入力: { $option }

## The screen

terminal-status = { $step ->
    [setup] セットアップ
    [heal] 手番{ $turn }、{ $cog }: 回復ステップ
    [crawl] 手番{ $turn }、{ $cog }: 戦闘不能
    [order] 手番{ $turn }、{ $cog }: 指令ステップ
    [locust] 手番{ $turn }、{ $cog }: ローカスト起動ステップ
   *[other] 手番{ $turn }、{ $cog }
} | { $objective ->
    [none] ステージ{ $stage }/{ $stages }
   *[other] ステージ{ $stage }/{ $stages }: { $objective }
}
terminal-cards = { $cards }/{ $limit }枚
terminal-bleeding-out = 戦闘不能
terminal-eliminated = 脱落
terminal-nowhere = 地図の外
terminal-hand = 手札:
terminal-weapons = 武器:
terminal-locusts = ローカスト:
terminal-nothing = なし
terminal-icon = { $reaction ->
    [guard] 守
    [dodge] 避
    [follow] 追
   *[other] -
}
terminal-hand-card = { $copies ->
    [1] [{ $icon }] { $card }
   *[other] [{ $icon }] { $card } x{ $copies }
}
terminal-weapon = { $token ->
    [none] { $weapon }
   *[other] { $weapon } { $tokens }
}
terminal-play-short = { $use ->
    [play_actions] 全部
    [play_move] 移動
   *[play_attack] 攻撃
}{ $futile ->
    [true] （効果なし）
   *[false] {""}
}
terminal-option-note = { $option }（{ $note }）
terminal-aside-sure = 「{ $option }」でよろしいですか？　実行するならyesと入力:
terminal-aside-kept = 何もしませんでした。
terminal-doubt = { $question }　実行するならyesと入力:
terminal-attack = { $kind ->
    [chainsaw] { $target }にチェーンソー
   *[other] { $mode ->
        [overkill] { $target }を攻撃: { $weapon }、全火力
       *[other] { $target }を攻撃: { $weapon }
    }
}
terminal-alike = { $option }:
terminal-option-odds = { $option }: { $odds }
terminal-odds = 倒す{ $kill }%、負傷{ $wound }%、効果なし{ $nothing }%
terminal-odds-target = { $cog ->
    [true] { $target }: 戦闘不能{ $kill }%、負傷{ $wound }%
   *[false] { $target }: 倒す{ $kill }%、負傷{ $wound }%
}
terminal-odds-way = { $way }: { $odds }
terminal-odds-seal = ホールの封鎖: { $seal }%
terminal-dice-attack = 攻撃ダイス: { $dice }。
terminal-dice-defense = { $target ->
    [none] 防御ダイス: { $dice }。
   *[other] { $target }の防御ダイス: { $dice }。
}
terminal-dice-none = なし
terminal-dice-part = { $reason ->
    [enemy] カードの攻撃力で
    [overkill] 全火力攻撃で
    [normal] 通常攻撃で
    [character] キャラクターで
    [card] プレイしたカードで
    [chainsaw] チェーンソーで
    [heavy_gun] トロイカ重機関銃で
    [defense] 防御力で
    [shield] 盾で
    [full_cover] 完全遮蔽で
    [partial_cover] 部分遮蔽で
    [beyond_range] 射程外の距離で
    [dodge] 回避で
   *[other] { $reason }で
}{ $dice }個（{ $rule }）
terminal-page = 選択肢 { $page }/{ $pages }ページ: Enterでめくる。別のページの番号も入力できます。
terminal-log-cut = （これより前に{ $events }件: lでログを表示）
terminal-prompt = 選択 1-{ $most }（help、t: 助言、q: 終了）:{" "}
terminal-more = -- 残り{ $lines }行: Enterで続き、qで中止 --{" "}

## Passing the keyboard

terminal-pass-line = ======================================================================
terminal-pass = { $player }に席を替わってください。
terminal-pass-ready = { $player }さん、ほかの人から画面が見えなくなったらEnterを押してください:{" "}

## The map

terminal-no-map = 地図はまだ置かれていません。
terminal-map-part = 地図、左から{ $part }/{ $parts }枚目
terminal-map-key-drawn = 凡例: ━ 壁、 ═ カヴァー（矢印は守られる方向）、 ╍ 高度差、 ┄ 通れる境界、 ▒ ドア、 ░ 入口。
terminal-map-key-plain = 凡例: # 壁、 = カヴァー（矢印 ^ v < > は守られる方向）、 ~ 高度差、 . 通れる境界、 % ドア、 _ 入口。
terminal-map-key-marks = c1 空いているカヴァー、 () 開いているホール、 >< 封鎖されたホール、 [] 設備、 & 落ちている武器。負傷したフィギュアは小文字: d2は負傷したドローン2。!の付いたCOGは戦闘不能。

## Choosing

terminal-no-number = 選択肢{ $word }はありません。1から{ $most }までの番号を選んでください。
terminal-unknown = 「{ $word }」が分かりません。1から{ $most }までの番号か、helpと入力してください。
terminal-rest-invalid = ここでは選べないため、次は選ばれませんでした: { $rest }
terminal-rest-other = ほかの人が決める番か、ゲームが終わったため、次は選ばれませんでした: { $rest }
terminal-yes = yes
terminal-resign-sure = ミッションを降参しますか？　ローカストの勝ちになります。降参するならyesと入力:{" "}
terminal-resign-not = 降参せずに続けます。
terminal-card-resign-sure = { $side ->
    [cog] COG側が降参しますか？　このゲームはローカストの勝ちになります。
   *[locust] ローカスト側が降参しますか？　このゲームはCOGの勝ちになります。
}降参するならyesと入力:{" "}
terminal-undone = 最後の選択を取り消しました。

## Saving

terminal-saved = 保存しました: { $file }
terminal-file-exists = { $file }はすでにあります。別の名前にしてください。
terminal-save-failed = ゲームを保存できませんでした: { $problem }
terminal-left =
    ゲームは{ $file }に保存されています
    続きから遊ぶには: eday play --terminal --resume
terminal-resumed = { $file }の続きから始めます。
terminal-no-saves = { $folder }に途中のゲームはありません。新しく始めるには: eday play --terminal
terminal-bad-save = { $file }: { $problem }
terminal-record-note = { $mission }、{ $cogs }、シード{ $seed }、ターミナルでプレイ
terminal-recorded = ゲームの記録: { $file }

## Questions about things

terminal-ambiguous = 「{ $word }」に当てはまるもの: { $things }
terminal-unknown-thing = { $close ->
    [none] 「{ $word }」というものは見当たりません。ドローン2、2A-B、ランサーのような名前で試してください。
   *[other] 「{ $word }」というものは見当たりません。もしかして: { $close }
}
terminal-info-what = 知りたいものを続けて入力してください: i ドローン2、i 2A-B、i ランサー、または選択肢の番号。
terminal-why-what = 尋ねたいものを続けて入力してください: why ドローン2、why 2A-B、why ドローン2 attack。
terminal-on-offer = { $numbers ->
    [none] { $thing }を選べない理由はありません。
   *[other] { $thing }は選べます: 選択肢{ $numbers }。
}
terminal-no-info = これ以上のことは分かりません。
terminal-off-map = 地図上にいない。
terminal-not-in-game = このゲームには登場しない。
terminal-stands = 位置: { $place }。
terminal-stands-for = { $enemy }の代わり。
terminal-health = { $wounded ->
    [true] 負傷している。{ $health }以上の負傷で倒れる。
   *[false] 無傷。{ $health }以上の負傷で倒れ、それ未満なら負傷する。
}
terminal-cog-state = { $state ->
    [eliminated] 脱落した。
    [bleeding] 戦闘不能。
   *[well] 手札{ $cards }枚（上限{ $limit }枚）。
}
terminal-area-figures = フィギュア: { $figures }。
terminal-area-covers = カヴァースペース: { $covers }。
terminal-area-equipment = 設備: { $equipment }。
terminal-area-dropped = 落ちている武器: { $weapons }。
terminal-area-door = ここに地図の外へ続くドアがある。
terminal-hole = ローカストホール: { $state ->
    [open] 開いている。
    [sealed] 封鎖されている。
   *[none] なし。
}
terminal-cover-area = { $holder ->
    [none] エリア{ $area }、空き。
   *[other] エリア{ $area }、{ $holder }が使用中。
}
terminal-cover-arrows = 守られる方向: { $sides }。
terminal-facing = { $side ->
    [N] 上
    [E] 右
    [S] 下
   *[W] 左
}
terminal-tile-areas = エリア: { $areas }。
terminal-seen-by = ここが見える相手: { $figures }。
terminal-reach = { $figure }の移動できる範囲
terminal-reach-end = { $place }: { $steps ->
    [0] 移動なし
   *[other] { $steps }エリア
}、{ $seen ->
    [none] 誰からも見えない
   *[other] { $seen }から見える
}。
terminal-reach-target = { $figure }を攻撃できる: { $weapon }、倒す確率{ $kill }%。
terminal-reach-halts = ここで何かが起こる。残りの移動力の使い方はそのとき決める。
terminal-no-reach = それでは移動できません。移動を決める場面でreach、または選択肢3についてreach 3と入力してください。
terminal-no-walk = 今は移動を決める場面ではありません。先にカードをプレイしてください。reach 3で、選択肢3を選べばどこまで行けるかが分かります。
terminal-go-where = どこへ移動しますか？ go 2A-Bのように、エリアかカヴァースペースを指定してください。reachで一覧が見られます。
terminal-out-of-reach = { $place }には届きません。reachで行ける場所、why { $place }で行けない理由が分かります。
terminal-walk-halted = 途中で止まりました。先に決めることがあります。
terminal-sees = { $thing }から見えるもの
terminal-seen-figure = { $figure }（{ $place }）
terminal-seen-figures = {"  "}フィギュア:
terminal-seen-areas = {"  "}エリア:

## Team and mission

terminal-own-hand = 自分の手札
terminal-own-weapons = 自分の武器
terminal-two-plus = （2人以上）
terminal-stage = 現在はステージ{ $stage }/{ $stages }。
terminal-progress = ローカストホール: 開{ $open }、封鎖{ $sealed }。地図上のローカスト: { $locusts }体。
terminal-decks = 山札の残り: 指令カード{ $orders }枚、AIカード{ $ai }枚。
terminal-enemy = { $enemy }: 攻撃力{ $attack }、ヘルス{ $health }、防御力{ $defense }、地図の外に{ $unused }体。

## Rules

terminal-rules = ルール
terminal-rule = { $rule }: { $text }
terminal-no-rule = 「{ $word }」というIDのルールも、その語を含むルールもありません。
terminal-option-id = {"  "}選択肢のID: { $id }

## The end

terminal-outcome = { $winner ->
    [cog] ミッション完了。COGの勝利です。
    [locust] { $reason ->
        [resigned] 部隊が降参しました。ローカストの勝利です。
        [all_bleeding_out] COGが全員戦闘不能になりました。ローカストの勝利です。
        [door_out_of_reach] 探索すべきドアに、もう誰もたどり着けません。ローカストの勝利です。
       *[other] ローカストの勝利です（{ $reason }）。
    }
   *[other] 引き分けです（{ $reason }）。
}
terminal-statistics = このゲームは{ $turns }手番で終わりました。
terminal-statistics-cog = {"  "}{ $cog }: 倒した敵{ $kills }体、負傷で失ったカード{ $cards }枚、戦闘不能{ $bled ->
    [0] なし
   *[other] { $bled }回
}

## Help

terminal-help =
    選択肢の番号を入力します。続けて選ぶなら「3 1 2」のように並べます。

    Enter      選択肢の次のページ、または画面を表示し直す
    u          最後の選択を取り消す
    h          手札、武器、チーム
    m          地図全体
    o          目的とステージ
    l          ログ（l 20: 最後の20行）
    i 対象     対象の説明: i ドローン2、i 2A-B、i ランサー、i 4（選択肢4）
    sees 対象  対象から誰と何が見えるか（対象を省くと自分のCOG）
    go 場所    移動を決める場面でそこへ移動: go 2A-B、go c3
    reach      移動できる範囲と、そこが誰から見えるか（reach 4: 選択肢4で）
    why 対象   選べない理由: why ドローン2、why ドローン2 attack
    t, suggest 助言役ならどうするか、勝率と理由
    ?          選択肢に出ているもののカードとルール
    ? 語       ルールを探す: ? BG-COVER、? グレネード、? 4（選択肢4）
    s          今すぐ保存（s ファイル名: 別の場所に写しを作る）
    resign     部隊全員でミッションを降参する
    q          終了。ゲームは保存され、eday play --terminal --resume で再開

    手札: [守] ガード、[避] 回避、[追] 追跡。武器の後の数: 残りの弾薬かグレネード。
    カード: 「全部」はアクションを実行、「移動」は2エリアまで移動、「攻撃」は1回攻撃。
    チーム: > は手番プレイヤー、5/7枚は手札5枚（上限7枚）。

# The card game
terminal-card-status = { $turn ->
    [0] セットアップ
   *[other] 手番{ $turn }、{ $side ->
        [cog] COG
       *[locust] ローカスト
    }: { $phase ->
        [start] 手番の開始
        [first_deployment] 第1展開フェイズ
        [combat] 戦闘フェイズ
        [second_deployment] 第2展開フェイズ
       *[end] 手番の終了
    }
} | { $chapter ->
    [0] チュートリアル
   *[other] { $name }
}
terminal-card-player = { $side ->
    [cog] COG
   *[locust] ローカスト
}
terminal-card-side = { $side ->
    [cog] COG
   *[locust] ローカスト
}: 山札{ $deck }、手札{ $cards }、捨て札{ $discard }
terminal-card-command = 指揮:
terminal-card-reserve = 予備:
terminal-card-hand = 自分の手札:
terminal-card-none = なし
terminal-card-hidden = 伏せたカヴァー
terminal-card-free = 空き
terminal-card-held = { $side ->
    [cog] COG
   *[locust] ローカスト
} { $unit }
terminal-card-place = [{ $number }] { $cover }{ $face ->
    [none] { "" }
    [lit] （点灯）
    [dark] （消灯）
    [shielded] （防護）
    [exposed] （露出）
   *[other] （{ $face }）
}: { $held }
terminal-card-unit = { $unit } { $attack }/{ $defense }{ $suppressed ->
    [true] （制圧）
   *[false] { "" }
}{ $far ->
    [true] （敵側）
   *[false] { "" }
}
terminal-card-command-card = { $card }{ $number ->
    [none] { "" }
   *[other] （{ $number }）
}{ $face ->
    [none] { "" }
    [lit] （点灯）
    [dark] （消灯）
    [shielded] （防護）
    [exposed] （露出）
   *[other] （{ $face }）
}
terminal-card-any = 任意
terminal-card-in-hand = { $fits ->
    [true] { "*" }
   *[false] { "" }
}{ $copies ->
    [1] { "" }
   *[other] { $copies } x{" "}
}{ $card } [{ $values }]{ $unit ->
    [true] {" "}{ $attack }/{ $defense }
   *[false] { "" }
}
terminal-card-part = { $card }: 攻撃力{ $attack }、防御力{ $defense }（{ $rule }）
terminal-card-help = 選択肢の番号を入力します。p 番号: その後全員がパスした場合の結果。i 名前: カードの文章と、ユニットの値の内訳。why 名前: 選べない理由。tまたはsuggest: 助言。a: この章で加わるもの。l: ログ。u: 取り消す。resign: 降参する。q: 終了（ゲームは保存されます）。{ terminal-card-legend }
terminal-card-legend = 手札のカードの後の数: [展開できる手札の枚数]、ユニットでは続けて攻撃力/防御力。*の付いたカードは今展開できます。
terminal-card-suggested = { $option } <- 今回の手
terminal-card-outlook = { $kind ->
    [direct] { $option }: ブロックされなければ、{ $outlook }
    [cross] { $option }: ブロックされなければ、{ $outlook }
   *[other] { $option }: { $outlook }
}
terminal-card-values = { $unit }は{ $attack }/{ $defense }: 印刷値{ $printed }、{ $parts }
terminal-card-bonus = { $card } { $attack }/{ $defense }
terminal-card-no-preview = 選択肢{ $word }は攻撃の始まりでも途中でもありません。
terminal-card-tutorial = 箱の最初の39枚を使い、何枚かはすでに卓に出ています。初めの数手番はガイドが順に説明します。
terminal-card-unknown = 「{ $word }」というものは卓にありません。
terminal-card-outcome = { $reader ->
    [won] あなたの勝ちです
    [lost] あなたの負けです
   *[none] { $winner ->
        [cog] COGプレイヤーの勝ちです
       *[locust] ローカストプレイヤーの勝ちです
    }
}{ $reason ->
    [resigned] { $reader ->
        [lost] : 降参しました。
       *[other] : 相手が降参しました。
    }
    [deck_out] { $reader ->
        [lost] : 自分の山札が尽きました。
       *[other] : 相手の山札が尽きました。
    }
    [card] : カードの効果による決着です。
    [turn_limit] : 最後の手番が終わり、山札の枚数で決まりました。
    [campaign] : キャンペーンが決着しました。
   *[other] 。
}
terminal-card-left =
    ゲームは{ $file }に保存されています
    続きから遊ぶには: eday play card --resume { $file }
terminal-card-note = 終了したカードゲームの記録。

# Advice
terminal-advice-thinking = 思考中: { $done }/{ $all }（Ctrl-Cで中止）
terminal-advice-cancelled = 中止しました。何も変わっていません。
terminal-advice = { $number } { $option }: { $chance }% ± { $error }%
terminal-advice-habit = { $number } { $option }
terminal-advice-tried = { $complete ->
    [true] 想像上のゲーム{ $rollouts }回から助言役が見積もった勝率です。±以内の差は偶然かもしれません。
   *[other] 想像上のゲーム{ $rollouts }回から助言役が見積もった勝率です（時間切れのため、これ以上は試していません）。±以内の差は偶然かもしれません。
}
terminal-advice-untried = 定石だけによる助言です。試しのゲームはしていません。

# How a game swung
terminal-swing-ask = Enterで終了、cで形勢の推移を表示:{" "}
terminal-swing-reckoning = 計算中: { $done }/{ $all }（Ctrl-Cで中止）
terminal-swing-title = { $chapter ->
    [none] COGの勝率の推移（手番ごと）
    [0] チュートリアル: COGの勝率の推移（手番ごと）
   *[other] 第{ $chapter }章: COGの勝率の推移（手番ごと）
}
terminal-swing-steady = 大きく動いた手番はありません。
terminal-swing-nothing = まだ1手番も終わっておらず、示せるものがありません。
