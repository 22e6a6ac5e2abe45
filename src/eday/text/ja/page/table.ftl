# 両方の卓のまわりの言葉：パネル、問いかけ、ログ、チャット、設定、エラー。

table-loading = 卓を用意しています…
table-lobby = ロビー
table-turn = 手番{ $turn }
table-turnYours = 自分の手番
table-turnOf = { $name }がプレイします。
table-turnBot = ボットがプレイします。
table-stage = ステージ{ $stage }/{ $stages }
table-briefing = 作戦の全文
table-objective = 目的
table-wins = これを達成するとミッション完了です。
table-enemies = エネミーカード
table-noEnemy = 敵なし
table-health = ヘルス{ $n }
table-onMap = 地図上に{ $n }体、残り{ $unused }体
table-decks = 山札
table-deck-orders = 指令
table-deck-ai = ローカストAI
table-deck-weapons = 武器
table-discards = 捨て札{ $n }枚
table-progress = ホール：開{ $open }、封鎖{ $sealed }
table-locusts = 地図上のローカスト：{ $n }体
table-ai = ローカストAIカード
table-noAi = まだカードは引かれていません。
table-aiPast = 最後に引いたカード。今は効いていません。
table-log = ログ
table-hand = 手札
table-squad = 部隊
table-weapons = 武器
table-arms = 武器と弾薬
table-mission = ミッション
table-handEmpty = 手札に指令カードがありません。
table-handOf = { $name }の手札
table-noHand = 観戦中のため、手札は見えません。
table-cards = 手札{ $n }/{ $limit }枚
table-bleeding = 戦闘不能
table-eliminated = 脱落
table-inCover = カヴァー中
table-active = 手番
table-bot = ボット
table-away = 離席中
table-here = 在席
table-tokens = { $token ->
    [grenade] グレネード{ $n }
   *[ammo] 弾薬{ $n }
  }
table-empty = 空き
table-shown = 手札を公開中

prompt-waiting = { $name }が決めています。
prompt-over = ミッションは終わりました。
prompt-undo = 取り消す
prompt-noUndo = 取り消せません：{ $reason }
prompt-options = すべての選択肢（{ $n }）
prompt-onMap = 地図上で選んでください。
prompt-onCards = 下のカードから選んでください。
prompt-onBoth = 地図かカードから選んでください。
prompt-about = 選ぶ前に知っておくこと
prompt-why = なぜ選べない？

topic-cards = カード
topic-move = 移動
topic-attack = 攻撃
topic-react = リアクション
topic-gear = 装備と仲間
topic-locusts = ローカスト
topic-finish = 終了
topic-other = その他
topic-aside = 捨てる

choose-for = どうしますか？
choose-close = 閉じる
choose-sure = 本当によろしいですか？
choose-yes = 実行する

card-playable = 使い方{ $n }通り
card-idle = 今は選べません
card-futile = アクションは今は効果なし

pass-title = { $name }に画面を渡してください
pass-note = 準備ができるまで、手札は隠されます。
pass-ready = { $name }です

info-title = { $name }について
info-ping = チームに指し示す
info-cover = カヴァー中
info-wounded = 負傷
info-sees = 射線が通る：{ $names }。
info-seesNot = 射線が通らない：{ $names }。
info-dropped = 落ちている武器：{ $names }
info-take = このエリアのCOGは、特殊アクション（指令カード1枚）で拾えます。弾薬トークン2個が付き、同じ武器を持っていればその弾薬が2個増えます。
info-nothing = 特に説明はありません。

log-before = それ以前
log-lines = { $n }行
log-empty = まだ何も起きていません。
log-show = 場所を見る：{ $line }

chat-title = チームチャット
chat-field = 卓へのメッセージ
chat-send = 送信
chat-quick-help = 助けて！
chat-quick-cover = カヴァーにいて。
chat-quick-go = 前進！
chat-quick-seal = あのホールを封鎖して。
chat-ping = { $from }が{ $name }を指しています。

share-title = 招待と管理
share-button = 招待
share-seat = { $name }のリンク
share-ownSeat = 自分の席のリンク
share-ownSeats = この画面の席のリンク
share-ownNote = 別の端末で続けるためのものです。人に教えないでください。開いた人があなたの代わりにプレイできます。
share-copyOwn = 自分の席のリンクをコピー
share-spectators = 観戦者用のリンク
share-copy = コピー
share-copied = コピー済み
share-copyByHand = このブラウザではボタンでコピーできません。欄から手でコピーしてください。
share-reissue = 新しいリンク
share-bot = ボットに任せる
share-botCalled = ボット：{ $name }
share-otherBot = ボットを替える
share-whichBot = 引き継ぐボット
share-lastBot = 前と同じ
share-human = 人に渡す
share-note = 席のリンクを開いた人がその席でプレイします。新しいリンクを作ると、古いリンクは使えなくなります。
share-noteSealed = 招待は1回だけ有効です。最初に開いた人が、離れるまでその席に着きます。新しい招待を作ると、古い招待は使えなくなります。
share-invite = 新しい招待
share-inviteNamed = { $name }への新しい招待
share-unclaimed = 招待中
share-sealed = ここでは2人が対戦しています。ゲームが終わるまで、ホストも含め誰もゲームファイルを保存できません。
share-export = ゲームファイルを保存
share-leave = 卓を離れる
share-leaveSure = 席を手放します。ホストがほかの人に渡すことがあります。離れますか？
share-leaveYes = 離れる
share-leaveNo = 残る
share-nameOf = 席{ $n }の名前
share-rename = 名前を変える
share-botNamed = { $name }をボットに任せる
share-otherBotNamed = { $name }をこのボットに任せる
share-humanNamed = { $name }を人に渡す
share-reissueNamed = { $name }の新しいリンク
share-copyNamed = { $name }のリンクをコピー
share-you = あなた
share-open = 空席
share-saved = { $name }として保存しました。
share-reportNote = あなたの席で分かることだけを収めたファイルを作ります。ほかの人の秘密は含みません。この卓の管理者に送ってください。
share-report = 問題を報告
share-reportField = 何が起きましたか？
share-reportSend = 報告を作る
share-hand = 手札をチームに見せる

settings-title = 設定
settings-guard = ガードするか尋ねる
settings-guard-always = 毎回
settings-guard-matters = 意味のあるとき
settings-guard-never = 尋ねない
settings-speed = 再生の速さ
settings-speed-instant = 即時
settings-speed-fast = 速い
settings-speed-normal = 普通
settings-speed-step = 1つずつ

director-label = 再生中の出来事
director-told = 何が起きているか
director-next = 次へ
director-skip = 飛ばす
director-again = 前回の選択から
director-againTitle = 前回の選択の後に起きたことをもう一度見る

settings-volume = 音量
settings-percent = { $n }%
settings-mute = 音を消す
settings-motion = 動きを減らす
settings-floor = 地図の地面
settings-floor-auto = 絵（遅い端末では無地）
settings-floor-painted = 絵
settings-floor-plain = 無地
settings-camera = カメラ
settings-camera-close = 注目する所に寄る
settings-camera-whole = 地図全体を映す
settings-letters = エリアの文字とタイルの番号を常に表示
settings-hints = ボードゲーム初心者向けのヒントを表示
settings-language = 言語
settings-keys = キー操作
settings-keysText = 1〜9と0は手札のカードで、番号は手番の間変わりません。問いかけの選択肢は、付いている文字のキーで選びます。Eは常に終了、パス、辞退です。矢印キーで選べるものを順に移り、Enterで選び、Escで一番上のものを閉じます。Iは注目しているものの説明とルールへのリンク、Sは助言（あるとき）、Rは前回の選択の後に起きたことの再生です。再生中はどのキーでも飛ばせ、1つずつの再生ではスペースで進みます。UかCtrl+Zで取り消し、?でルールを開きます。

card-copies = { $n }枚

link-waiting = 接続が切れました。{ $s }秒後に再接続します。
link-connecting = 接続しています…
link-closed = この席はもう使えません。
link-gone = この卓は削除されました。
link-retry = 今すぐ再接続
link-offline = サーバーに接続できません。

error-stale_version = ほかの人が先に選びました。現在の卓を表示します。
error-unavailable = サーバーが保存先に接続できません。少ししてからもう一度試してください。
error-too_many = サーバーが混み合っています。少ししてからもう一度試してください。
error-gone = この卓は削除されました。
error-other = サーバーが応じられませんでした。
error-offline = サーバーに接続できません。

resign-button = 降参する…
resign-sureSquad = 部隊がミッションを降参し、ローカストの勝ちになります。降参しますか？
resign-sureAsk = 卓の全員が同意するとミッションを降参します。ほかの人に尋ねますか？
resign-sureGame = すぐに相手の勝ちになります。降参しますか？
resign-sureCampaign = 今のゲームは相手の勝ちになりますが、キャンペーンは続きます。降参しますか？
resign-yes = 降参する
resign-yesAsk = 尋ねる
resign-yesNamed = { $name }が降参する
resign-no = 続ける
resign-label = 降参
resign-wait = 降参を提案しました。{ $others }の返事を待っています。
resign-wants = { $name }がミッションの降参を提案しています。同意しますか？
resign-watching = { $name }がミッションの降参を提案しています。{ $others }の返事を待っています。
resign-agreed = 同意：{ $names }。
resign-allow = 降参する
resign-refuse = 続ける
resign-withdraw = やはり続ける
resign-declined = 同意しない人がいるため、ゲームを続けます。

tabs-label = 卓のパネル

# 部分のつなぎ方：列挙、何かについての説明、離れて立つものの前の名前。
join-comma = { $before }、{ $next }
join-semicolon = { $before }／{ $next }
join-colon = { $what }：{ $words }
join-heading = { $what }：
join-stop = { $words }。
join-sentence = { $before }{ $next }
