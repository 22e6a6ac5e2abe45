# ブラウザの卓を受け持つサービスが、ゲームそのものの言葉のほかに言うこと。

## Messages that are not obeyed

server-wrong-seat = それはあなたの席ではありません。
server-not-your-turn = 今は別のプレイヤーが決める番です。
server-game-over = ゲームは終わっています。
server-stale = その間に卓の状況が変わりました。現在の状況を表示します。
server-spectators-watch = 観戦者は見るだけです。
server-spectators-no-seat = 観戦者に席はありません。
server-spectators-set-nothing = 観戦者には設定できるものがありません。
server-spectators-undo-nothing = 観戦者は取り消しも降参もできません。
server-nothing-to-allow = 許可を求めている人はいないか、もういなくなりました。
server-hands-stay-hidden = このゲームでは手札は公開されません。
server-not-at-this-table = このゲームではできません。
server-hello-first = 最初のメッセージはhelloでなければなりません。
server-hello-late = 時間内にメッセージが届きませんでした。
server-hello-again = helloはすでに受け取っています。
server-dead-link = このリンクの席はありません。
server-slow-down = メッセージが多すぎます。少し間を置いてください。
server-too-many-requests = このアドレスからの要求が多すぎます。少し待ってください。
server-ask-later = この卓で一度に計算できる量を超えています。少し待ってからもう一度試してください。
server-advice-later = 助言を求める回数が多すぎます。{ $seconds }秒後にもう一度試してください。
server-no-advice = 助言を計算できませんでした。何も変わっていません。もう一度試すか、自分で選んでください。
server-no-advice-for-opponents = 人どうしの対戦では助言はありません。
server-chances-at-the-end = 勝率はゲームが終わると分かります。
server-no-chances = このゲームの勝率を計算できませんでした。
server-text-only = 受け付けるのはテキストフレームだけです。
server-message-too-long = メッセージが長すぎます。
server-bad-message = メッセージを理解できません。
server-text-unprintable = 表示できない文字が含まれています。改行や制御文字を取り除いてください。
server-text-too-long = 文章が長すぎます。{ $most }文字以内で書いてください。
server-text-empty = 読めるものがありません。何か書いてください。
server-went-wrong = 問題が起こりました。失われたものはありません。卓の現在の状況を表示します。

## Said at the table

server-table = 卓
server-bots-stopped = この卓はボットだけで{ $turns }手番進んだため、止まりました。誰かが席に着くと再開します。

## Calls that are refused

server-needs-link = これにはゲームのリンクが必要です。
server-other-game = このリンクは別のゲームのものです。
server-no-such-game = そのようなゲームはありません。
server-no-such-seat = そのような席はありません。
server-no-such-step = このゲームの選択は今のところ{ $last }個です。
server-host-gives-seats = 席を決めるのはホストです。
server-seat-needs-name = 席には名前が必要です。
server-bot-needs-no-link = ボットにリンクは不要です。先に席を人に渡してください。
server-only-seats-leave = 離れられるのは席からだけです。
server-first-by-chance = 先手を希望できるのは1つの席だけで、シードを指定しない場合に限ります。
server-guided = ガイド付きミッションでは、ミッション、COG、シードが決まっており、人がプレイします。
server-each-side-once = 席の一方がCOG、もう一方がローカストです。
server-too-many-games = ここから作られたゲームが多すぎます。後でもう一度試してください。
server-own-content-only = このサービスでは独自のデータは使えません。
server-foreign-file = この卓のゲームではないか、選択が{ $most }個を超えています。
server-unreadable-file = ゲームとして読めないファイルです。この卓で保存したままのファイルを選んでください。
server-export-running = 進行中のゲームを書き出せるのはホストだけです。
server-export-sealed = 対戦では、終わるまで誰も記録を見られません。ゲームが終わると書き出せます。
server-seed-is-drawn = 対戦では卓がシードを決めます。シードは指定しないでください。
server-show-of-bots = 誰も見ていないまま進むのは、全席がボットのゲームだけです。
server-too-many-shows = ボットだけのゲームが上限まで行われています。どれかが終わってから試すか、このゲームを見ていてください。人がいる間はボットが続けます。
server-dead-invitation = この招待はすでに使われたか、新しいものに替わっています。使ったのがあなたでなければ、ホストに新しい招待を頼んでください。
server-seat-is-claimed = この席は、着いた人のものです。その人が離れれば、ほかの人に渡せます。
server-not-for-opponents = この卓は離れた場所での対戦用に作られていません。記録やシードが知られているおそれがあります。対戦には新しいゲームを作ってください。
server-not-frozen = このゲームは凍結されていません。そのまま開けます。
server-busy = 今は処理が立て込んでいます。少ししてからもう一度試してください。
server-storage-silent = この卓の保存先が応答しません。最後の選択が保存されていれば、応答があり次第表示されます。されていなければ、もう一度選んでください。
server-table-gone = この卓は閉じられました。
server-body-too-large = このサービスが読める大きさを超えています。
server-not-understood = 理解できません: { $where }
server-http = { $status ->
    [404] そのアドレスには何もありません。
    [405] そのアドレスではできない操作です。
   *[other] その呼び出しには応じられません。
}
server-foreign-page = それができるのは、この卓のページだけです。
server-other-host = この卓はその名前では開けません。起動時に示されたアドレスで開いてください。
server-full = すでに満員です。少ししてからもう一度試してください。
server-broken = 問題が起こりました。

## What can be played

bot-simple = 単純
bot-recruit = 新兵
bot-soldier = 兵士
bot-veteran = 古参兵
bot-random = 運任せ
bot-simple-about = 手堅い定石ですぐに選びます。
bot-recruit-about = 同じ定石ですが、ときどき間違えます。初めてのゲームに。
bot-soldier-about = 有力な手を想像上のゲームで試してから選びます。味方でも相手でも頼れる腕前です。
bot-veteran-about = その4倍の時間をかけて試します。最も強いボットです。
bot-random-about = 選択肢からまったくの運任せで選びます。
server-tutorial = チュートリアル
server-tutorial-about = 最初の数手番を一歩ずつ。カード、カヴァー、攻撃、リアクションを学び、その後は自由にプレイします。

## The list of calls

server-docs-title = E-Day: 呼び出し
server-docs-heading = 呼び出し
server-docs-in-full = 全文（OpenAPI形式）

## Counters

metric-choices = 受け付けて保存した選択。
metric-undos = 取り消された選択。
metric-stale = 卓の状況が変わったため拒否した選択。
metric-conflicts = ほかのワーカーが先に行った変更。
metric-games-created = 作成または読み込まれたゲーム。
metric-messages = 受け取ったソケットのメッセージ。
metric-refused = 拒否したソケットのメッセージ。
metric-requests = 受け取ったREST呼び出し。
metric-database-errors = データベースのエラー。
metric-choice-seconds = 選択を受け取ってから保存するまでの秒数。
metric-call-seconds = 呼び出しにかかった秒数。
metric-loop-lag-seconds = イベントループの遅れの秒数。
metric-connections = 開いているソケット。
metric-rooms = メモリ上のゲーム。

## On the command line

server-table-at = 卓のアドレス: { $address }
server-table-here = 卓のアドレス: { $address } （終了はCtrl-C）
server-no-browser = ブラウザを開けませんでした。上のアドレスを自分で開いてください。
server-no-client = ブラウザ用の画面が作られていないため、/api以下の呼び出しだけに応じます。

## Why the service cannot start

server-port-taken = { $host }のポート{ $port }は使用中です。使っているものを止めるか、--portで別のポートを指定してください。
server-port-forbidden = { $host }のポート{ $port }を使う権限がありません。--portで1023より大きいポートを指定してください。
server-no-such-address = このマシンにアドレス{ $host }はありません。--hostでこのマシンのアドレスを指定してください。
server-cannot-listen = { $host }のポート{ $port }で待ち受けできません: { $problem }
server-no-driver = データベース{ $database }にはモジュール{ $module }が必要ですが、インストールされていません。PostgreSQLを使うには、edayを追加機能「postgres」付きでインストールしてください。
server-bad-database = データベース{ $database }を理解できません。sqlite:///table.sqliteやpostgresql://user@host/nameのようなアドレスを使ってください。
server-newer-database = データベース{ $database }は、より新しいバージョンのE-Dayで書かれています。そのバージョンか、別のデータベースを使ってください。
server-damaged-database = データベース{ $database }が壊れているか、SQLiteのファイルではありません。バックアップから戻すか、別のファイルを指定してください。
server-unwritable-database = データベース{ $database }を書き込み用に開けません。フォルダーがあるか、書き込む権限があるかを確認してください。
server-silent-database = データベース{ $database }が応答しないか、接続を拒否しています。動いているか、アドレス、ユーザー、パスワードが正しいかを確認してください。
server-one-worker = SQLiteで使えるワーカーは1つです。--workersを省くか、PostgreSQLのデータベースを指定してください（--database）。
server-not-started = 内部の問題によりサービスを起動できませんでした: { $problem }
