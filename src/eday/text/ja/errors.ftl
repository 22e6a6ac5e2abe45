# 人やファイルの間違い: 何が悪く、どうすればよいか。

error-error = 問題が起こりました。
error-bad-setting = { $name }には{ $expected }を指定してください（「{ $text }」は使えません）。
error-unknown-limit = 「{ $name }」という上限はありません。使える上限: { $known }。

## Looking after a table

error-admin-no-game = このデータベースにゲーム{ $game }はありません。`eday admin list`で一覧が見られます。
error-admin-nobody = その名前やリンクで席に着いた人も発言した人も、このデータベースにはいません。
error-admin-reason = 理由は{ $most }文字以内の1行で書いてください。
error-admin-url = データベースのアドレスではありません（{ $problem }）。sqlite:////path/to/table.sqliteまたはpostgresql://user@host/nameの形で書いてください。
error-admin-driver = モジュール{ $module }がありません。E-Dayを追加機能付きでインストールしてください: pip install "eday[postgres]"
error-admin-unreachable = データベースが正しく応答しません: { $problem }
error-admin-other-version = このデータベースの表は、このバージョンのものではありません。サービスが使っている`eday`を使うか、このバージョンのサービスを一度起動してください。起動すると表が更新されます。
error-admin-no-file = データベースのファイル{ $file }がありません。サービスが使っているファイルを--databaseまたはEDAY_DATABASE_URLで指定してください。
error-admin-backup-postgres = ここで複製できるのはSQLiteのファイルだけです。PostgreSQLは`pg_dump --format=custom --file=eday.dump { $database }`でバックアップしてください。
error-admin-backup-exists = { $file }はすでにあります。新しいファイル名を指定してください。
error-admin-backup-failed = { $file }を複製できませんでした: { $problem }

## Measuring the service

error-load-think = --thinkには、最短と最長の思考時間を秒で指定してください（例: 1 3）。
error-load-no-address = 「{ $url }」はサービスのアドレスではありません。http://127.0.0.1:8000/のように指定してください。
error-load-elsewhere = { $host }はこのマシンではありません。負荷を測れるのは127.0.0.1、::1、localhostだけです。
error-load-own-service = --workersと--databaseは、ここで起動するサービスのためのものです。これらか--urlのどちらかを省いてください。
error-load-needs-postgres = 複数のワーカーにはPostgreSQLが必要です。ここにインストールするか、--database postgresql://user@host/nameでデータベースを指定してください。
error-load-postgres-failed = 計測用のPostgreSQLを起動できませんでした（{ $problem }）。--database postgresql://user@host/nameでデータベースを指定してください。
error-load-no-service = サービスが起動しませんでした: { $problem }
error-load-refused = サービスがこれ以上人を受け入れません: { $problem }
error-load-refused-there = サービスがこれ以上人を受け入れません。その上限はここからは外せません。上限を上げて起動する（`eday serve --help`に一覧があります）か、--urlを省いてください: { $problem }
error-load-turned-away = サービスがプレイヤーを本人のゲームから締め出しました（{ $code }）。
error-load-no-seat-for-bots = 1席のゲームにはボットの席がありません。--playersを2〜4にするか、--botsを省いてください。
error-load-silent = サービスが正しく応答しません（{ $problem }）。
error-load-client-died = プレイヤーを動かすプロセスが途中で終了しました。マシンのメモリを確認するか、ゲーム数を減らしてください。

error-selfplay-bots = { $most }席に対してボットが{ $bots }体指定されました。1席につき1体までにしてください。
error-selfplay-rollouts = --rolloutsは探索するボット（{ $known }）のためのもので、{ $bots }は探索しません。省くか、--botで探索するボットを指定してください。
error-selfplay-process-died = ゲームをしていたプロセスが終了しました。強制終了されたか、メモリが足りなかったためです。--stateを付けた同じコマンドで、最後に終わったゲームの次から再開できます。--workersを減らすと必要なメモリも減ります。
error-selfplay-state-foreign = { $file }は`eday selfplay`のゲームを収めたものではありません。--stateで別のファイルを指定してください。
error-selfplay-state-other-run = { $file }には別の実行のゲームが入っています。違うもの: { $differs }。--stateで別のファイルを指定するか、同じ実行を指定してください。
error-selfplay-state-busy = { $file }には別の実行が書き込んでいます。終わるまで待つか、--stateで別のファイルを指定してください。
error-selfplay-state-damaged = { $file }の{ $line }行目が壊れています。その行を消すか、--stateで別のファイルを指定してください。

## Setting up

error-weights-missing = 学習済みの重み「{ $file }」がありません。このプレイヤーは定石だけでプレイします。「eday lab train」で作れます。
error-weights-damaged = 学習済みの重み「{ $file }」が壊れています。このプレイヤーは定石だけでプレイします。E-Dayをインストールし直すか、「eday lab train」で作ってください。
error-weights-rules = 学習済みの重み「{ $file }」はルール{ $rules }のもので、現在は{ $wanted }です。このプレイヤーは定石だけでプレイします。「eday lab train」で作り直してください。
error-weights-encoder = 学習済みの重み「{ $file }」は、局面の読み取り方が今とは異なるバージョンのものです。このプレイヤーは定石だけでプレイします。「eday lab train」で作り直してください。
error-train-game = ゲーム「{ $game }」はまだ学習できません。学習できるゲーム: { $known }。
error-train-other-run = フォルダー「{ $folder }」は別の実行のものです（設定、ゲーム、ルールのどれかが違います）。同じ設定にするか、--runで新しいフォルダーを指定してください。
error-train-no-weights = 第{ $number }回にはまだ重みがありません。--onlyを省くか「--only fit」で、先に当てはめてください。
error-train-no-games = 第{ $number }回にはまだゲームがありません。--onlyを省くか「--only play」で、先にゲームをさせてください。
error-train-fit = 「{ $python }」での当てはめに失敗しました（{ $problem }）。numpyとPyTorchが必要です。「eday[train]」をインストールするか、それらのあるPythonを--fit-pythonで指定してください。
error-train-nothing-better = 「{ $folder }」に現在の重みより良いものはありません。現在の重みを使い続けます。
error-unknown-bot = このゲームに「{ $bot }」というボットはありません。使えるボット: { $known }。
error-setup-unknown-mission = 「{ $mission }」というミッションはありません。使えるミッション: { $known }。
error-setup-no-map = ミッション「{ $mission }」のタイルを重ならずに置くことができません。差し替えデータのレベルを変更してください。
error-setup-cogs-list = COGはmarcus_fenixのようなIDのリストで指定してください（「{ $cogs }」は使えません）。
error-setup-unknown-cog = 「{ $cog }」というCOGはいません。使えるCOG: { $known }。
error-setup-cog-twice = 「{ $cog }」が2回指定されています。各COGは1人ずつしか参加できません。
error-setup-players = { $players ->
    [0] COGを1人以上、{ $most }人以下で指定してください。
   *[other] COGが{ $players }人では多すぎます。1人以上、{ $most }人以下にしてください。
}
error-setup-mission-players = ミッション「{ $mission }」は{ $least }〜{ $most }人用です。その人数のCOGを指定してください。
error-setup-seed = シードは0から{ $last }までの整数にしてください（「{ $seed }」は使えません）。
error-setup-insane = 難易度インセインはTrueかFalseで指定してください（「{ $insane }」は使えません）。
error-setup-horde = 「{ $horde }」というホードモードの難易度はありません。使える難易度: { $known }。
error-setup-guided = ガイド付きミッションは{ $guided }です（「{ $mission }」ではありません）。
error-setup-tutorial = チュートリアルには専用のデッキがあり、前の章もありません。decksとprevious_winnerを省いてください。
error-setup-chapter = 「{ $chapter }」という章はありません。1から{ $last }までの章か"tutorial"を指定してください。
error-setup-previous-winner = 前の章の勝者は"cog"か"locust"、いなければNoneにしてください（「{ $winner }」は使えません）。
error-setup-best-of = 1つの章は1ゲームか、3ゲーム中2勝で争います（「{ $best_of }」は使えません）。
error-setup-decks = デッキは両方の側について、カードIDのリストを"cog"と"locust"に指定してください。
error-setup-deck = { $side ->
    [cog] COGのデッキ
   *[other] ローカストのデッキ
}は、1つ以上のカードIDのリストにしてください。
error-setup-deck-card = { $side ->
    [cog] 「{ $card }」はCOGのデッキのカードではありません。cog-sergeantのような、COGのユニット、戦術、リアクションを指定してください。
   *[other] 「{ $card }」はローカストのデッキのカードではありません。loc-droneのような、ローカストのユニット、戦術、リアクションを指定してください。
}
error-setup-deck-copies = { $side ->
    [cog] COGのデッキ
   *[other] ローカストのデッキ
}に「{ $card }」が多すぎます。最大{ $most }枚です。
error-setup-deck-chapter = { $side ->
    [cog] COGのデッキ
   *[other] ローカストのデッキ
}に「{ $card }」をそれだけ入れることはできません。全部で{ $most }枚しかなく、第{ $chapter }章で{ $added }枚加わります。枚数を減らすか、入れないでください。
error-setup-content = データを使えません。{ $problem }
error-setup-content-path = 差し替えデータにはフォルダーのパスを指定してください（「{ $content }」は使えません）。

## Environments for research

error-env-extra = モジュール{ $module }がありません。E-Dayを追加機能付きでインストールしてください: pip install "eday[env]"
error-env-cogs = COGの指定「{ $cogs }」では始められません。1〜{ $most }人の人数か、IDを指定してください。
error-env-seat = 席「{ $seat }」はありません。席は0から{ $last }までです。
error-env-side = 側は"cog"か"locust"です（「{ $side }」は使えません）。
error-env-bots = { $most }席の卓にボットが{ $bots }体指定されました。全席に1体か、1席に1体ずつ指定してください。
error-env-bot-names = ボットは名前1つか名前のリストで指定してください。「{ $bots }」は使えません。使えるボット: { $known }。
error-env-shaping = ステージごとの報酬は数（なしは0）で指定してください。「{ $shaping }」は使えません。
error-env-reward = 報酬「{ $reward }」はありません。使える報酬: { $known }。
error-env-max-turns = ゲームを打ち切る手番の数は1以上の整数か、打ち切らないならNoneです（「{ $turns }」は使えません）。
error-env-never-asked = { $games }ゲームの間、席{ $seat }には一度も選択が回ってきませんでした。打ち切りが早すぎます。max_turnsで手番を増やしてください。
error-env-render = 卓を「{ $mode }」で描くことはできません。使える方法: { $known }、None。
error-env-reset = まだゲームが配られていません。先にresetを呼んでください。
error-env-action = 行動{ $action }は今は選べません。選べるのは0から{ $last }までです。何も変わっていません。
error-env-action-kind = 行動は選択肢の番号（整数）です（「{ $action }」は使えません）。何も変わっていません。
error-env-too-many = { $what ->
    [option] この決定の選択肢は{ NUMBER($number) }個で、環境の行動の数{ NUMBER($most) }を超えています。
    [area] この地図のエリアは{ NUMBER($number) }個ですが、観測に入るのは{ NUMBER($most) }個までです。
    [cover-space] この地図のカヴァースペースは{ NUMBER($number) }個ですが、観測に入るのは{ NUMBER($most) }個までです。
    [neighbour] この地図には隣接エリアが{ NUMBER($number) }個のエリアがありますが、観測に入るのは{ NUMBER($most) }個までです。
    [figure] このゲームのフィギュアは{ NUMBER($number) }体ですが、観測に入るのは{ NUMBER($most) }体までです。
    [unit] 一方の側のユニットは{ NUMBER($number) }体ですが、観測に入るのは{ NUMBER($most) }体までです。
    [command-card] 一方の側の指揮エリアのカードは{ NUMBER($number) }枚ですが、観測に入るのは{ NUMBER($most) }枚までです。
   *[other] 列の場所は{ NUMBER($number) }か所ですが、観測に入るのは{ NUMBER($most) }か所までです。
}

## Saved games

error-save-foreign = これはE-Dayの保存ファイルではありません。
error-save-damaged = 保存ファイルが壊れているか、手で書き換えられています。古い保存を使うか、新しく始めてください。
error-save-no-seed = このファイルのゲームにはシードがないため、再現できません。保存したままのファイルを使ってください。
error-save-seed = このファイルのゲームのシードは0から{ $last }までの整数でなければなりません（「{ $seed }」は使えません）。保存したままのファイルを使ってください。
error-save-other-game = この保存ファイルのゲーム（「{ $game }」）は、このバージョンにはありません。E-Dayを更新すると開けます。
error-save-other-rules = このゲームは別の版のルールで保存されました（{ $found }。このバージョンは{ $wanted }）。保存したバージョンで最後まで遊ぶか、新しく始めてください。
error-frozen-by-admin = このゲームはサーバーの管理者によって凍結されています。
error-frozen-because = このゲームはサーバーの管理者によって凍結されています: { $reason }
error-frozen-differs = 選択{ $number }から先、このバージョンでは実際と違う進み方になります。閲覧と記録の保存はできますが、続きは遊べません。
error-save-other-content = 保存した後でカードかタイルが変わっています。保存したバージョンで最後まで遊ぶか、新しく始めてください。
error-save-content = この保存ファイルに含まれる差し替えデータは、ここでは使えません。{ $problem }

## Records

error-replay-foreign = これはE-Dayのゲームの記録ではありません。
error-replay-too-long = ゲームが終わった後にも、選択{ $number }（0から数えて）以降の記録が続いています。記録が壊れているか、書き換えられています。
error-replay-mismatch = 記録の選択{ $number }（0から数えて）が合いません。その場面で席{ $seat }は「{ $option }」を選べません。記録が壊れているか、別のバージョンのものです。
error-imagined-only = 両者の手札が分かってしまう質問のため、（determinizeで作った）想像上のゲームにしか尋ねられません。
error-imagined-no-record = （determinizeで作った）想像上のゲームに記録はありません。実際のゲームに尋ねてください。

## Playing

error-illegal-option = 「{ $option }」は選択肢にありません。決めるのは席{ $seat }です（{ $kind }）。示されている選択肢から選んでください。
error-illegal-game-over = ゲームは終わっています。もう「{ $option }」は選べません。
error-illegal-seat = この卓に席{ $seat }はありません。席は0から{ $last }までです。
error-illegal-resign = 今は降参するゲームがありません。増援を選んでください。次のゲームは、カードが配られた後に降参できます。
error-undo-nothing = 取り消せる選択がありません。
error-undo-dice = ダイスを振ったため、その選択は取り消せません。
error-undo-reveal = 隠れていたものが明らかになったため、その選択は取り消せません。
error-undo-other-seat = その後に席{ $seat }が選択しました。最後の選択を取り消せるのはその席だけです。
error-position-foreign = これはE-Dayの局面ではありません。局面は「{ $head }: { $format }」という行で始まります。
error-position-large = 局面は{ NUMBER($most) }文字までです。
error-position-unreadable = この局面は読めません。{ $problem }
error-position-map = この局面の地図は、今あるタイルでは置けません。「laid」以降の行をもう一度写すか、作成時の差し替えデータを使ってください。

## ルールと、それを挙げるテスト

error-rule-unknown = ルール「{ $rule }」はありません。
error-rule-meant = ルール「{ $rule }」はありません。もしかして: { $close }
error-rule-kind = { $file }、{ $rule }: 種類は{ $known }のどれかです（「{ $kind }」は使えません）。
error-rule-marker = { $place }: { $problem }
error-rule-tested = { $place }: { $rule }にはテストがあるので、`untestable`の理由を消してください。
error-rule-not-python = { $place }はPythonとして読めません（{ $problem }）。
error-rule-not-plain = { $place }: ルールのマーカーには、IDをそのままの文字列で書いてください。
