# `eday`コマンドがゲームそのものの言葉のほかに言うこと。
# help-で始まるメッセージは1行で、引数を取らない: --helpは構文解析なしに読む。

## Mistakes

command-error = eday: エラー: { $problem }
command-players-cogs = --players { $players }と、--cogsのCOG{ $cogs }人が合いません
command-guided = --guidedではミッション、COG、シードが決まっています。{ $option }を省いてください
command-no-file = { $file }: 記録でも保存ファイルでもありません
command-no-json = { $file }: 記録でも保存ファイルでもありません（JSONではありません）
command-no-rule-with = 「{ $word }」を含むルールはありません
command-no-folder = { $folder }はフォルダーではありません
command-no-tests = ルールの網羅状況を調べるには、ソースに含まれるテストのフォルダーが必要です。--tests フォルダーで指定してください
command-not-positive = 「{ $text }」は1以上の整数ではありません
command-not-seconds = 「{ $text }」は1や0.5のような秒数ではありません
command-not-seed = 「{ $text }」は0から{ $last }までの整数ではありません
command-not-language = 言語「{ $text }」はありません。使える言語: { $known }
command-no-catalogues = EDAY_CATALOGUESの{ $folder }はフォルダーではありません
command-not-chapter = 「{ $text }」は章ではありません。1以上の数、`tutorial`、`all`のどれかを指定してください
command-not-one-chapter = 「{ $text }」は1つの章ではありません。1以上の数か`tutorial`を指定してください
command-not-port = 「{ $text }」は0から65535までのポートではありません
command-not-players = 「{ $text }」は1から{ $most }までの人数ではありません
command-not-range = 「{ $text }」は人数の範囲ではありません。小さい数を先に書いてください
command-not-age = 「{ $text }」は期間ではありません。12h、90d、8wのように、時間、日、週で書いてください
command-not-bots = 「{ $text }」はコンマで区切ったボットのリストではありません。使えるボット: { $known }
command-not-cogs = 「{ $text }」は、コンマで区切った1〜{ $most }人のCOGのIDではありません

## Mistakes on the command line

command-parser-error = { $prog }: エラー: { $message }
command-parser-argument = 引数{ $argument_name }: { $message }
command-parser-unrecognized = 認識できない引数: { $what }
command-parser-not-allowed = { $what }と一緒には使えません
command-parser-explicit = 値を取りませんが、{ $what }が付いています
command-parser-required = 必要な引数がありません: { $what }
command-parser-one-required = 次の引数のどれか1つが必要です: { $what }
command-parser-expected-one = 値が1つ必要です
command-parser-expected-at-most = 値は1つまでです
command-parser-expected-at-least = 値が1つ以上必要です
command-parser-expected = 値が{ $what }個必要です
command-parser-ambiguous = オプション{ $option }は曖昧です。候補: { $matches }
command-parser-value = { $value }は{ $type }の値ではありません
command-parser-choice = { $value }は選べません。選択肢: { $choices }

## What commands print

command-version =
    eday { $version }、{ $build ->
        [compiled] コンパイル版
       *[plain] Python版
    }
command-no-client = ここではブラウザの卓が作られていないため、ターミナルで始めます。
command-components = 個数: 箱に入っているカード、フィギュア、タイル、マーカー、ダイスの数。最後の3列は値の由来ごとの数
command-content-game = { $game ->
    [cards] カードゲーム
   *[components] ボードゲーム
}
command-content-hash = データのハッシュ: ボードゲーム { $hash }、カードゲーム { $card_hash }
command-overlay-changes = { $file }: { $entries }
command-overlay-valid = { $folder }: 有効、変更された項目: { $count }
command-map-size = { $size ->
    [small] 小
    [medium] 中
    [large] 大
   *[variable] 選択
}
command-map-title = { $mission }、シード{ $seed }
command-map-drawn = 描画: { $file }
command-aid-nothing = 書き出すものを指定してください: --pdf FILE、--html FILE、または両方
command-aid-written = 書き出し: { $file }{ $pages ->
    [0] {""}
   *[other] （{ $pages }ページ）
}
command-replayed = { $file }: { $kind ->
    [record] 記録
   *[save] 保存ファイル
}、選択{ $choices }個、検証済み
command-winner = { $winner ->
    [cog] COGの勝ち
    [locust] ローカストの勝ち
   *[draw] 引き分け
}（{ $reason ->
    [mission_complete] ミッション完了
    [all_bleeding_out] 全COGが戦闘不能
    [door_out_of_reach] ドアにたどり着けない
    [resigned] 降参
    [deck_out] 相手の山札切れ
    [card] カードの効果
    [turn_limit] 最後の手番の後の山札の枚数
    [campaign] キャンペーン決着
   *[other] { $reason }
}）
command-not-over = 途中: 席{ $seat }が決める番
command-rule = { $rule }（{ $about }）
command-rule-untestable = テストなし: { $reason }
command-rule-sort = { $kind ->
    [example] 例
    [quick] 早見表
   *[commentary] 解説
}
command-rules-count = { $count }件。`eday rules BG-COVER`でグループ、`eday rules BG-COVER-07`で1件を表示します。BGはボードゲーム、CGはカードゲームです。
command-rules-coverage = テストで名指しされたルールと例: { $games }。ほかに{ $untestable }件はテストできません。
command-rules-share = { $game ->
    [board] ボードゲーム
   *[card] カードゲーム
}{ $total }件中{ $tested }件（{ $percent }%）
command-rules-untested = { $heading }: { $total }件中{ $untested }件がテストなし
command-rules-untestable = テストできないもの
command-rules-reason = { $rule }: { $reason }

## What `eday text` prints

command-text-no-checkout = 言語のファイルは、ソースを取得した場所か、EDAY_CATALOGUESで指定したフォルダーで書きます
command-text-bad-code = 「{ $code }」は言語のコードではありません。frのような2、3文字の小文字です
command-text-exists = { $folder }はすでにあります
command-text-begun = { $folder }: 空のファイル{ $files }個
command-text-next = 同じ名前の英語のファイルにあるメッセージを、そこに訳して書いてください。書き方はdocs/translating.mdにあります。`eday text report --lang { $code }`で不足が分かり、`eday --lang { $code } missions`で訳したところまでその言語になります。
command-text-share = { $done }/{ $all }
command-text-unreadable = { $language }、読めないもの: { $count }
command-text-twice = { $language }、重複: { $count }
command-text-missing = { $language }、不足: { $count }
command-text-names = { $language }、不足しているコンポーネントの名前: { $count }
command-text-unused = { $language }、使われないもの: { $count }
command-text-arguments = { $language }、英語にない引数のあるもの: { $count }
command-text-forms = { $language }、どの名前にもない形を求めるもの: { $count }
command-text-functions = { $language }、ない関数を呼ぶもの: { $count }
command-text-left-out = { $language }、引数を省いたもの（文に不要なら問題なし）: { $count }
command-text-long = { $language }、英語よりかなり長いもの（幅／英語の幅）: { $count }
command-text-same = { $language }、英語と同じもの: { $count }
command-text-finding = { $key ->
    [none] { $file }: { $detail }
   *[other] { $detail ->
        [none] { $file }: { $key }
       *[other] { $file }: { $key }（{ $detail }）
    }
}
command-text-more = ほかに{ $count }個。--jsonですべて表示します

## What `eday admin` prints

command-admin-count = ゲーム{ $count }個
command-admin-frozen = 凍結
command-admin-kind = { $kind ->
    [board] ボードゲーム
    [card] カードゲーム
    [campaign] キャンペーン
   *[other] { $kind }
}
command-admin-status = { $status ->
    [finished] 終了
    [running] 進行中
   *[other] { $status }
}
command-admin-sitter = { $kind ->
    [human] 人
    [hotseat] 1つの画面
    [open] 空き
    [bot] ボット
   *[other] { $kind }
}
command-admin-game = ゲーム{ $game }: { $kind }、{ $status }
command-admin-times = 作成{ $created }、最終変更{ $updated }
command-admin-figures = 選択: { $choices }、発言: { $talk }
command-admin-why-frozen = 凍結: { $reason }
command-admin-no-reason = 理由の記載なし
command-admin-summary = { $key }: { $value }
command-admin-said = { $at } { $name }: { $text }
command-admin-is-frozen = { $frozen ->
    [yes] ゲーム{ $game }は凍結されています。
   *[no] ゲーム{ $game }は凍結されていません。
}
command-admin-sure-delete = { $names }のゲーム{ $game }（選択{ $choices }個）を完全に削除しますか？ [y/N]
command-admin-sure-forget = ゲーム{ $games }個の発言{ $lines }件を完全に削除し、名前{ $names }件を置き換えますか？ [y/N]
command-admin-sure-expire = ゲーム{ $count }個を完全に削除しますか？ [y/N]
command-admin-needs-yes = 完全な削除ですが、確認する相手がいません。--yesを付けてください
command-yes-words = y yes はい
command-admin-left = 何も変更しませんでした。
command-admin-deleted = ゲーム{ $count }個を削除しました
command-admin-due = 削除の対象はゲーム{ $count }個です
command-admin-forgotten = ゲーム{ $games }個の発言{ $lines }件を削除し、名前{ $names }件を置き換えました
command-admin-backed-up = { $file }: { $bytes }バイト、ゲーム{ $games }個、検査済み

## Heads of columns

column-about = 内容
column-areas = エリア
column-at = 位置
column-choices = 選択
column-covers = カヴァー
column-created = 作成
column-designed = 考案
column-difficulty = 難易度
column-door = ドア
column-enemies = 敵
column-entries = 項目
column-equipment = 設備
column-frozen = 凍結
column-game = ゲーム
column-group = グループ
column-holes = ホール
column-kind = 種類
column-language = 言語
column-map = 地図
column-messages = メッセージ
column-mission = ミッション
column-name = 名前
column-names = 名前
column-noted = 注意
column-page = ページ
column-pieces = 個数
column-players = 人数
column-plays = 担当
column-printed = 印刷
column-recalled = 記憶
column-rules = ルール
column-seat = 席
column-sitter = 種類
column-stages = ステージ
column-status = 状態
column-tile = タイル
column-turned = 回転
column-updated = 更新
column-wrong = 誤り

## Legend of a drawn map

legend-wall = 壁
legend-open = 通れる境界
legend-cover = カヴァー
legend-elevation = 高度差
legend-hole = ローカストホール
legend-equipment = 設備
legend-door = ドア
legend-entrance = 入口

## Help

help-eday = Gears of War: The Board Gameの、ルールどおりに進む非公式のデジタル卓です。
help-more = `eday コマンド --help`で各コマンドの説明を表示します。
help-commands = コマンド
help-actions = 操作
help-examples = 例:
help-version = バージョンを表示して終了
help-usage = 使い方:
help-arguments = 引数
help-options = オプション
help-help = この説明を表示して終了
help-lang = 使う言語（既定: EDAY_LANGの言語、なければen）
help-mission = ミッションのID、`eday missions`を参照（既定: emergence）
help-content-option = コンポーネントの値を訂正した差し替えデータのフォルダー
help-json = プログラム用にJSONで出力
help-insane = 難易度インセイン

help-play = ボードゲームかカードゲームで遊ぶ
help-play-about = ボードゲームのミッションを1人で、または1つの画面を囲んで仲間と遊びます。カードゲームではボットか隣の人と対戦します。卓はブラウザで開きます。--terminal、--resume、--plainを付けるとこのターミナルで遊び、オプションで決めていないことを尋ねます。
help-play-game = 遊ぶゲーム: board、card（1つの章）、campaign（既定: board）
help-play-chapter = カードゲーム: 1から15の章、またはtutorial（既定: 1）
help-play-side = カードゲーム: 担当する側。bothは1つの画面で2人が対戦（既定: cog）
help-play-people = ボードゲーム: 人が担当するプレイヤーの数。後ろの席はボットが担当（既定: 全員が人）
help-play-bot = カードゲームの相手、または--peopleで空いた席のボット（既定: %(default)s）
help-play-terminal = ブラウザではなくこのターミナルで遊ぶ
help-play-mission = ミッションのID、`eday missions`を参照
help-play-guided = ボードゲーム: 順に説明する、ガイド付きの最初のミッション
help-play-cogs = 席順にコンマで区切ったCOGのID
help-play-players = プレイヤーの人数、1〜4
help-play-seed = 偶然をすべて決める数（既定: 無作為）
help-play-horde = ホードモードの難易度（既定: normal）
help-play-resume = 保存したゲームの続きから（既定: 最新のもの）
help-play-plain = 色と罫線文字を使わない
help-play-port = 卓のポート（既定: 空いているもの）

help-serve = ほかのマシンのブラウザに卓を開く
help-serve-about = 止めるまでブラウザの卓を開き続けます。ゲームはデータフォルダーのSQLiteファイルか、--databaseまたはEDAY_DATABASE_URLで指定したデータベースに保存されます。ほとんどのオプションは環境変数でも設定でき、docs/serving.mdに一覧があります。
help-serve-host = アドレス（既定: このマシンのみ）
help-serve-port = ポート。0なら空いているもの（既定: 8000）
help-serve-database = データベース（既定: データフォルダーのSQLiteファイル）
help-serve-workers = 同じポートで働くプロセスの数。2以上にはPostgreSQLが必要（既定: 1）
help-serve-bot-pause = 人が見て分かるように、ボットが選ぶ前に待つ秒数。長い手番では短くなる（既定: 0.7）
help-serve-host-name = ブラウザが卓を呼び出せる名前。アドレスやネットワークでもよく、ポートの有無は自由。複数回指定可（既定: すべて）
help-serve-origin = ここで遊べるほかのページのオリジン。例: https://club.example.org。複数回指定可（既定: なし）
help-serve-proxy = 訪問者のアドレスをX-Forwarded-Forで伝えるプロキシとして信用する、アドレスかネットワーク。複数回指定可（既定: 誰も信用しない）
help-serve-metrics = Prometheus用の数値を誰にでも見せるアドレス（既定: なし）
help-serve-metrics-token = /metricsでPrometheus用の数値を見るためのトークン（既定: 誰にも見せない）
help-serve-limit = 訪問者が要求できる量。名前=値で、複数回指定可。名前は下の一覧を参照
help-serve-limits = 上限、通常の値、その内容（EDAY_LIMIT_MESSAGE_BYTESのような環境変数でも指定可）:

help-selfplay = ボットに多くのゲームをさせて集計する
help-selfplay-about = ルールに従ってボットに多くのゲームをさせ、勝者、長さ、速さを集計します。
help-selfplay-game = board、card、またはカードゲームのキャンペーン全体をするcampaign（既定: board）
help-selfplay-bot = プレイするボット。コンマで区切ると席順に割り当て、残りの席は最後のボット。カードゲームで2種類を指定すると、同じ配りで側を入れ替えて2回行う（既定: ボードゲームはrandom、カードゲームはsimple）
help-selfplay-rollouts = soldierとveteranが1回の決定で行うロールアウトの最大数。少ないほど速く弱い（既定: そのレベルの数）
help-selfplay-players = プレイヤーの人数（既定: 1-4）
help-selfplay-mission = ミッションのID。`all`なら全ミッションを順に（既定: emergence）
help-selfplay-chapter = カードゲームの章、`tutorial`、または全章を順に行う`all`（既定: all）
help-selfplay-horde = ホードモードの難易度（既定: すべてを順に）
help-selfplay-games = ゲームの数（既定: 100）
help-selfplay-max-turns = ボードゲームを勝敗なしで打ち切る手番の数（既定: 400）
help-selfplay-seed = 最初のゲームのシード。同じシードなら別のボットにも同じゲームが配られ、比較できる（既定: 1）
help-selfplay-workers = プロセスの数（既定: コアごとに1つ）
help-selfplay-state = 終わったゲームを収めるファイル。同じコマンドでそこから再開し、ゲーム数を増やすこともできる

help-missions = ミッションの一覧を表示する
help-missions-about = ミッションの一覧を表示します。

help-rules = ルールを調べる、またはテストのあるルールを調べる
help-rules-about = ボードゲーム（BG-...）とカードゲーム（CG-...）のルールをID、グループ、語で調べます。テストで名指しされたルールも調べられます。
help-rules-id = ルール（BG-COVER-07、CG-COVER-04）またはルールのグループ（BG-COVER、CG-COVER）
help-rules-search = 語を含むルール
help-rules-coverage = テストで名指しされたルール、ゲームごとに集計
help-rules-tests = --coverage用のテストのフォルダー（既定: ソースに含まれるもの）

help-content = コンポーネントとその値の由来を表示する
help-content-about = コンポーネントをグループごとに、その値を由来（印刷、記憶、考案）ごとに数えます。`eday content check フォルダー`で差し替えデータのフォルダーを検査します。
help-content-check = 差し替えデータのフォルダーを検査する
help-content-check-about = 差し替えデータのフォルダーを検査します。
help-content-folder = 差し替えデータのフォルダー

help-map = ミッションの地図を並べて説明または描画する
help-map-about = シードで決まるとおりにミッションの地図を並べ、説明するか、形を出力するか、描画します。
help-map-seed = 配置のシード（既定: 1）
help-map-levels = 最初のレベルか、すべて（既定: 1）
help-map-json = エリア、境界、距離、射線をJSONで出力
help-map-svg = 図を書き出す

help-aid = 印刷用のプレイエイドを書き出す（ルール早見表とリファレンス）
help-aid-about = ゲームのプレイエイドをPDFまたはページとして書き出します。2ページのルール早見表と、卓で調べるためのリファレンスからなります。
help-aid-game = boardまたはcard
help-aid-paper = a4またはletter（既定: a4）
help-aid-pdf = PDFを書き出す（追加機能が必要: pip install "eday[aid]"）
help-aid-html = ブラウザ用のページを書き出す
help-aid-font = 印刷に使うフォントファイル（既定: fontconfigが言語に合わせて見つけるもの）

help-show = 局面、または保存したゲームをある席から見て描く
help-show-about = 誰かが貼った局面や、保存または記録されたゲームを、ある席から見たとおりに描きます。--textを付けると局面として書き出します。その席が知ってよいことだけを含み、不具合の報告に使える短さです。
help-show-file = 局面、保存ファイル、または記録。-なら入力またはパイプから読む
help-show-seat = 見る席、0から（既定: 決める番の席）
help-show-text = 描く代わりに局面として書き出す
help-show-plain = 罫線文字を使わずに描く
command-odd-position = { $file }は局面のように始まりますが、欠けたり変わったりした部分があります。全体をもう一度写してください。

help-replay = 保存または記録されたゲームを検証し、結果を表示する
help-replay-about = 記録または保存したゲームをシードから再現し、同じ結果になることを確かめ、その結果を表示します。
help-replay-file = 記録または保存ファイル
help-replay-events = すべての出来事を表示
help-replay-chances = 手番ごとのCOGの勝率と転機を表示

help-bench = エンジンの速さを測る
help-bench-about = 1秒あたりの決定数、複製、そのほか重い処理の速さを測ります。
help-bench-quick = 数秒で、おおまかに
help-bench-peers = インストールされていれば、ほかのエンジンも測る
help-bench-write = エンジンの表をこのファイルの2つの目印の間に書く（ほかのエンジンも測る）

help-lab = プレイヤーの知識を作り、プレイを調べる
help-lab-about = プレイヤーの実験: 知識を作り、多くのゲームをさせ、その結果をまとめます。
help-lab-train = 局面の評価をゼロから学習する
help-lab-train-about = 強いプレイヤーが使う重みを、ゼロから作り直します。プレイヤーどうしのゲーム、それに当てはめたネットワーク、そのネットワークによるゲーム、と繰り返します。1回の実行は1つのフォルダーで、止めても同じコマンドで続きから始まります。当てはめにはPyTorchが必要です（pip install "eday[train]"）。
help-lab-scale = 局面の勝ちやすさを測る
help-lab-scale-about = ボットにボードゲームをさせ、ネットワークの評価値ごとにどれだけ勝つかを調べ、助言や推移で勝率を示すための目盛りを書き出します。
help-scale-games = 全ミッション、全人数でのゲームの数（既定: 2000）
help-scale-bot = プレイするボット（既定: simple）
help-scale-out = 書き出す場所（既定: 使用中の重みの隣）
help-train-game = 学習するゲーム
help-train-run = 実行のフォルダー（既定: train-ゲーム）
help-train-rounds = ゲームと当てはめを繰り返す回数（既定: 8）
help-train-games = 1回あたりのゲームの数（既定: 8000）
help-train-first-games = プレイヤーの定石だけで行う、最初の回のゲームの数（既定: --gamesと同じ）
help-train-gate = 毎回の後、それまでの最良の重みと対戦する配りの数（既定: 150）
help-train-seed = すべてのシード（既定: 1）
help-train-workers = ゲームをするプロセスの数（既定: コアごとに1つ）
help-train-seconds = およそこの秒数で止める。同じコマンドで続きから
help-train-only = 各回のうち、この段階だけを行う
help-train-fit-python = numpyとPyTorchのあるPython（ここになければ）
help-train-install = 最後に、最良の重みをプレイヤーが使う場所に置く

help-load = サービスが何ゲーム支えられるかを測る
help-load-about = 多くのゲームを開き、各ゲームのプレイヤーに少し考えてから無作為に選ばせ、1秒あたりの選択数、応答時間、選択とゲームごとのサービスの負担を報告します。--urlがなければ空のデータベースでサービスを起動し、その上限を外します。URLのサービスの上限はそのままです。
help-load-games = ゲームの数（既定: 200）
help-load-game = board、またはカードゲームの章をするcard（既定: board）
help-load-players = ボードゲームの席の数（既定: 2）
help-load-bots = 1席以外をすべてボットにする。各ゲームを1人のゲストが遊び、ボットの手番にかかる時間も報告する（既定: 全席が人）
help-load-seconds = 測る秒数（既定: 30）
help-load-think = 選択の前の秒数（既定: 1 3）
help-load-workers = サービスのプロセスの数。2以上にはPostgreSQLが必要で、--databaseがなければインストールされているものを起動する（既定: 1）
help-load-database = サービスのデータベース。ゲームはそこに残る（既定: 使い捨て）
help-load-url = このマシンで動いているサービス（既定: 専用に起動）
help-load-clients = プレイヤーのプロセスの数（既定: 400ゲームごとに1つ）
help-load-seed = 最初のゲームのシード（既定: 1）

command-warning = 警告: { $problem }
command-selfplay-board = { $games }ゲーム中{ $finished }ゲーム終了: { $won }、{ $lost }敗{ $cut ->
    [0] { "" }
   *[other] 、{ $cut }ゲームは手番{ $last }で打ち切り
}
command-selfplay-won = { $finished ->
    [0] 0勝
   *[other] { $won }勝（{ $percent }%、95%信頼区間{ $low }〜{ $high }）
}
command-selfplay-squad = COG{ $cogs }人: { $finished }ゲーム中{ $won }、{ $turns }手番
command-selfplay-mission = { $mission }: { $finished }ゲーム中{ $won }勝、{ $turns }手番、到達ステージ{ $stages }{ $cut ->
    [0] { "" }
   *[other] 、{ $cut }ゲームは手番{ $last }で打ち切り
}
command-selfplay-lost = ステージ{ $stage }で負け（{ $reason ->
    [all_bleeding_out] 全COGが戦闘不能
    [door_out_of_reach] ドアにたどり着けない
    [resigned] 降参
   *[other] { $reason }
}）: { $games }
command-selfplay-card = { $games }ゲーム中{ $finished }ゲーム終了: COG{ $cog }勝、ローカスト{ $locust }勝（括弧内は95%信頼区間）
command-selfplay-match = { $first }が{ $other }に{ $won }勝: { $share }
command-selfplay-share = { $percent }%（{ $low }〜{ $high }）
command-selfplay-mean = { $value }（{ $low }〜{ $high }）
command-selfplay-chapter = { $previous ->
    [cog] COGの勝利後
    [locust] ローカストの勝利後
   *[none] { $chapter ->
        [tutorial] チュートリアル
       *[other] 第{ $chapter }章
    }
}: { $games }ゲーム、COG{ $cog }、ローカスト{ $locust }、手番{ $turns }、先手の勝利{ $first }
command-selfplay-thought = { $bot }: 1回の決定に{ NUMBER($usual, maximumFractionDigits: 6) }ミリ秒（95%は{ $most }ミリ秒以内）
command-selfplay-speed = { $seconds }秒で決定{ $decisions }回: 1秒あたり{ $rate }回
command-selfplay-error = エラー: { $problem }
command-load-opening = ゲームを開いています
command-load-playing = 計測中
command-load-games = ゲーム
command-load-workers = ワーカー
command-load-finished = 最後まで終わったゲーム
command-load-seconds = 計測した秒数
command-load-choices = 選択
command-load-rate = 1秒あたりの選択
command-load-p50 = 応答時間（ミリ秒）、選択の50%まで
command-load-p90 = 応答時間（ミリ秒）、選択の90%まで
command-load-p99 = 応答時間（ミリ秒）、選択の99%まで
command-load-max = 応答時間（ミリ秒）、最長
command-load-bot-turns = ボットの手番
command-load-bot-p50 = ボットの手番の秒数、手番の50%まで
command-load-bot-p95 = ボットの手番の秒数、手番の95%まで
command-load-bot-max = ボットの手番の秒数、最長
command-load-processor = 1選択あたりのサービスのプロセッサ時間（ミリ秒）
command-load-database = 1選択あたりのデータベースのプロセッサ時間（ミリ秒）
command-load-memory = 全ゲームを開いた状態のサービスのメモリ（KiB）
command-load-memory-idle = 開いたゲーム1個あたりのメモリ（KiB）
command-load-memory-played = プレイしたゲーム1個あたりのメモリ（KiB）
command-load-average = マシンの平均負荷
command-load-error = エラー: { $code }
command-load-fault = サービスのログの異常: { $fault }

help-text = 各言語の翻訳の進み具合を見る、新しい言語を始める
help-text-about = プログラムの言語を管理します。言語のファイルは、ソースを取得した場所か、EDAY_CATALOGUESで指定したフォルダーで書きます。
help-text-report = 言語の不足と誤りを調べる
help-text-report-about = ある言語のファイルを英語のもの（メッセージ、ページ、ルール）と比べます。不足や誤りがあれば終了コードは1になります。
help-text-report-lang = 言語のコード（既定: ある言語すべて）
help-text-keys = 不足しているもののキーを1行ずつ出力
help-text-new = 新しい言語を始める
help-text-new-about = 言語のフォルダーを作り、英語のファイルごとに空のファイルを置きます。
help-text-code = 言語のコード。例: fr

help-admin = 保存されたゲームの管理: 一覧、凍結、削除、特定の人の消去、バックアップ
help-admin-about = 卓のゲームを、サービスの動作中かどうかにかかわらず、データベースで直接管理します。削除の前には、--yesがない限り確認します。`eday admin 操作 --help`で各操作の説明を表示します。
help-admin-database = サービスのデータベース（既定: EDAY_DATABASE_URL、なければデータフォルダーのSQLiteファイル）
help-admin-list = ゲームの一覧を表示する。長く動きのないものから順に
help-admin-status = 進行中のゲームだけ、または終わったゲームだけ
help-admin-older-than = この期間動きのないゲームだけ: 12h、90d、8w
help-admin-show = 1つのゲームの席、数値、凍結の理由を表示する
help-admin-game = ゲームのID、`eday admin list`を参照
help-admin-talk = 卓での発言も表示
help-admin-freeze = ゲームを止める。閲覧と書き出しはできるが、プレイはできない
help-admin-reason = プレイヤーに伝える理由
help-admin-unfreeze = 凍結したゲームを再開できるようにする
help-admin-delete = ゲームを、その選択と発言ごと削除する
help-admin-yes = 確認しない
help-admin-forget = 特定の人の発言を削除し、その席を役割の名前で呼ぶ
help-admin-name = 卓に表示されている名前
help-admin-token = 席のリンクの全体か最後の部分。そのリンクで開く席だけが対象（-で始まるなら--token=リンク）
help-admin-expire = この期間動きのないゲームを削除する
help-admin-dry-run = 数を知らせるだけ
help-admin-backup = サービスの動作中にSQLiteのデータベースを新しいファイルへ複製し、検査する
help-admin-file = 作るファイル
