# サービスの持ち主が決められること：上限とその意味、値に求めるもの、表の見出し。

## 上限

limit-message-bytes = ソケットで送るメッセージの最大長（バイト）
limit-body-bytes = 呼び出しの本文の最大長（バイト）
limit-import-bytes = 取り込めるファイルの最大長（バイト）
limit-choices = 取り込めるゲームの最大の長さ（選択の数）
limit-messages-per-second = 1つのソケットで1秒間に受けるメッセージ数
limit-message-burst = 1つのソケットが一度に送れるメッセージ数
limit-messages-per-second-per-address = 1人の訪問者が全ソケット合わせて1秒間に送れるメッセージ数
limit-message-burst-per-address = 1人の訪問者が一度に送れるメッセージ数
limit-hurried-sockets = 人が選ぶより速く送ってくるソケットのうち、同時に処理を待てる数（1人の訪問者につき）
limit-requests-per-second = 1人の訪問者が1秒間に要求できる呼び出しとページの数
limit-request-burst = 1人の訪問者が一度に要求できる呼び出しとページの数。超えた分は待ち、4秒待つことになるものは断られる
limit-work-per-second = 1人の訪問者の質問に使う処理時間（秒）の、1秒ごとの増加分
limit-work-burst = 1人の訪問者が一度に要求できる処理時間（秒）
limit-advice-per-second = 1人の訪問者への助言を考える時間（秒）の、1秒ごとの増加分
limit-advice-burst = 1人の訪問者が一度に要求できる、助言を考える時間（秒）
limit-strikes = 読めないメッセージや速すぎるメッセージが合計何回でソケットを閉じるか
limit-connections = 全訪問者の開いている接続数。0なら、開けるファイル数の上限が許すだけの数（それより多くはできない）
limit-connections-per-address = 1人の訪問者の開いている接続数。全体の半分を超えない
limit-sockets-per-address = 1人の訪問者の開いているソケット数（プロキシ経由を含む）
limit-games-per-address = games-windowの時間内に1人の訪問者が作れるゲーム数
limit-games-window = ゲームを数える期間（秒）
limit-head-seconds = 呼び出しのヘッダーがそろうまでの時間（秒）
limit-body-seconds = 呼び出しの本文がそろうまでの時間（秒）
limit-keep-alive-seconds = 接続が次の呼び出しを待てる時間（秒）
limit-stall-seconds = 送ったものを読まない相手を切るまでの時間（秒）
limit-hello-seconds = ソケットが最初の挨拶をするまでの時間（秒）
limit-idle-seconds = 黙っているソケットを閉じるまでの時間（秒）
limit-room-seconds = 誰もいないゲームをメモリに残す時間（秒）
limit-bot-turns = ボットどうしのゲームからボットが離れるまでの手番数
limit-shows = 誰も見ていないときに、ボットが同時に遊べるゲーム数
limit-queue = 読むのが遅い相手を切るまでに待たせるメッセージ数

## 値に求めるもの

setting-database = sqlite:///table.sqliteやpostgresql://user@host/nameのようなアドレス
setting-workers = 1から{ $most }までのプロセス数
setting-pause = 0から{ $most }までの秒数
setting-host = table.example.org、192.0.2.7:8000、127.0.0.0/8のような名前、アドレス、ネットワーク
setting-origin = https://table.example.orgのようなオリジン
setting-network = 10.0.0.0/8のようなアドレスかネットワーク
setting-address = 127.0.0.1:9100のようなアドレスとポート
setting-token = 空白を含まない16文字以上の英数字と記号
setting-limit = message-bytes=32768のような名前と値
setting-whole-number = 0より大きい整数
setting-number = 0より大きい数

## 表の見出し

setting-flag = オプション
setting-limit-name = 上限
setting-variable = 変数
setting-usual = 既定値
setting-about = 説明
