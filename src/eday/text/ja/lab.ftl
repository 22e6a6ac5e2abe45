# 調査：`eday lab run`と`eday lab report`。

## The commands

help-lab-run = 調査のゲームを行う
help-lab-run-about = 調査ファイルに書かれたゲームを行い、1ゲームごとに1行を残します。途中で止まっても、同じコマンドで続きから再開し、同じ結果になります。pip install "eday[study]"が必要です。
help-lab-run-study = 調査ファイル（docs/lab.mdを参照）
help-lab-run-to = 結果のフォルダー（既定: 調査がNAME.yamlならNAME-results）
help-lab-run-workers = プロセスの数（既定: コアごとに1つ）
help-lab-run-ray = Rayのクラスターで行う。そのアドレスか、このマシンのものなら`auto`。pip install "eday[ray]"が必要
help-lab-report = 調査の結果をまとめる
help-lab-report-about = 調査の結果を、ほかに何も要らないグラフ付きの1ページと、その隣のゲームの表に書き出します。進行中の調査は、そこまでの分をまとめます。
help-lab-report-folder = 結果のフォルダー
help-lab-report-out = 書き出すページ（既定: フォルダーのreport.html）

command-lab-progress = { $total }ゲーム中{ $done }ゲーム、{ $minutes ->
    [0] 残り1分未満
   *[other] 残り約{ $minutes }分
}
command-lab-done = { $games }ゲーム（うち{ $earlier }ゲームは前回まで）、{ $file }に{ $rows }行
command-lab-next = 結果をまとめるには: eday lab report { $folder }
command-lab-failed = { $games }ゲームが失敗し、表に入っていません:
command-lab-page = ページは{ $file }、表は{ $table }です。
command-lab-other-version = この結果は別のルールかデータで得られたものです（{ $differs }）。ページには当時のまま載せています。

## What is wrong with a study, or with its folder

error-study-needs = これにはライブラリ{ $package }が必要ですが、インストールされていません: pip install "eday[{ $extra }]"
error-study-empty = { $file }、欄{ $field }: 行うゲームがありません。何か指定してください。
error-study-least = { $file }、欄{ $field }: { $found }では足りません。{ $least }以上にしてください。
error-study-seeds = { $file }、欄{ $field }: シードと繰り返しの回数は、どちらか一方だけを指定してください。
error-study-bot = { $file }、欄{ $field }: このゲームにボット「{ $bot }」はありません。使えるボット: { $known }。
error-study-bot-sign = { $file }、欄{ $field }: ボットの名前は空にできず、「{ $sign }」も使えません（編成の名前をつなぐ記号です）。
error-study-bot-name = { $file }、欄{ $field }: それはE-Dayのボットの名前です。別の名前を付けてください。
error-study-line-up = { $file }、欄{ $field }: 1〜{ $most }席のゲームに{ $bots ->
    [0] ボットが指定されていません
   *[other] ボットが{ $bots }体指定されました
}。
error-study-no-search = { $file }、欄{ $field }: 「{ $bot }」にロールアウトの予算がありますが、{ $kind }はこのゲームではロールアウトをしません。予算なしで指定してください。
error-study-budget = { $file }、欄{ $field }: ロールアウトの予算{ $found }は使えません。1から、このゲームでこのボットが行う最大の{ $most }までにしてください。
error-study-tournament = { $file }、欄{ $field }: 総当たり戦には、1体ずつ指定されたボットが2体以上必要です。
error-study-twice = { $file }、欄{ $field }: 「{ $found }」が重複しています。
error-study-mission = { $file }、欄{ $field }: ミッション「{ $mission }」はありません。使えるミッション: { $known }。
error-study-mission-players = { $file }、欄{ $field }: { $mission }は{ $least }〜{ $most }人用ですが、その人数が指定されていません。
error-study-players = { $file }、欄{ $field }: { $found }人では遊べません。1〜{ $most }人にしてください。
error-study-cog = { $file }、欄{ $field }: COG「{ $cog }」はいません。使えるCOG: { $known }。
error-study-squad = { $file }、欄{ $field }: 部隊は1〜{ $most }人の異なるCOGです。
error-study-chapter = { $file }、欄{ $field }: 第{ $found }章はありません。1〜{ $most }かtutorialにしてください。
error-study-version = { $file }、欄{ $field }: この調査は{ $wanted }用ですが、ここにあるのは{ $found }です。調査が作られたバージョンで行うか、その欄を変えてください。
error-study-results-none = { $folder }に調査の結果はありません。{ $journal }が入っていません。
error-study-results-foreign = { $file }は調査のジャーナルではありません。--toで別のフォルダーを指定してください。
error-study-results-other = { $file }には別の調査の結果が入っています。違うもの: { $differs }。--toで別のフォルダーを指定してください。何も変更していません。
error-study-results-damaged = { $file }の{ $line }行目が壊れています。その行を消せばそのゲームはもう一度行われます。または--toで別のフォルダーを指定してください。何も変更していません。
error-study-results-busy = { $file }には別の実行が書き込んでいます。終わるまで待つか、--toで別のフォルダーを指定してください。
error-study-table-damaged = { $file }は壊れているか書きかけなので、触れずに残しました。消せば、隣のジャーナルから作り直されます。
error-study-table-foreign = { $file }はこの調査のものではなく、このままでは上書きされます。消すか、--toで別のフォルダーを指定してください。何も変更していません。
error-study-ray-address = { $address }のRayのクラスターにつながりません。`ray start --head`で起動するか、--rayで別のアドレスを指定してください。
error-study-ray-other = クラスターのマシン{ $node }にあるE-Dayは、このゲーム（{ $game }）について異なります: { $differs }。同じものをインストールしてください。
error-study-ray-lost = { $games }ゲーム分のまとまりが、担当していたプロセスごと{ $times }回失われました。メモリ不足など、クラスターのプロセスが終了する原因を調べ、調査をもう一度実行してください。続きから始まります。

## The page: head

report-title = 調査
report-games = ゲーム
report-of-planned = { $games }/{ $planned }
report-version = E-Day
report-seed = シード
report-rules = { $game ->
    [board] ボードゲーム：ルール、データ
   *[card] カードゲーム：ルール、データ
}
report-intervals = 点の両側の線と「区間」は95%信頼区間です。割合はウィルソン、割合の差はマンテル・ヘンツェル、平均は正規分布によります。
report-numbers = 数値
report-entry = { $game ->
    [board] ボードゲーム、{ $games }ゲーム
    [campaign] カードゲームのキャンペーン、{ $games }回
   *[card] カードゲーム、{ $games }ゲーム
}
report-looks = 予定された{ $looks }回の確認のどこかで、十分に分かったところで打ち切りました。区間はその分だけ広げてあります。

## What things are called

report-players = { $mission }、{ $players }人
report-kind-by = { $kind }：{ $bots }
report-tutorial = チュートリアル
report-side = { $side ->
    [cog] COG
   *[locust] ローカスト
}
report-ending = { $winner ->
    [none] 打ち切り
    [cog] { $game ->
        [board] 勝ち
       *[card] COG
    }
   *[locust] { $game ->
        [board] 負け
       *[card] ローカスト
    }
}{ $reason ->
    [mission_complete] {""}
    [all_bleeding_out] ：COG全員が戦闘不能
    [door_out_of_reach] ：ドアにたどり着けない
    [deck_out] ：相手の山札切れ
    [card] ：カードの効果
    [turn_limit] ：手番の上限で山札の多い側
    [resigned] ：降参
    [none] {""}
   *[other] ：{ $reason }
}
report-lost-stage = ステージ{ $stage }で負け
report-percent = { $value }%
report-between = { $low }〜{ $high }

## Columns and axes

report-kind = 種類
report-bots = ボット
report-bot = ボット
report-other = 相手
report-deals = 配り
report-decided = 一方だけの勝ち
report-cut-off = 打ち切り
report-won-cog = COGの勝ち
report-won-one = 勝ち
report-won-first = 先手の勝ち
report-cog-began = COGが先手
report-interval = 区間
report-mean = 手番
report-median = 中央値
report-stage = ステージ
report-share = 割合
report-ending-head = 終わり方
report-card = カード
report-side-head = 側
report-drawn = 引いた
report-played = 使った
report-plays-per-draw = 1回引くごとの使用
report-won-played = 使ったときの勝ち
report-won-not-played = 引いただけの勝ち
report-difference = 差
report-meetings = 対戦
report-rating = レーティング
report-chances = 予想
report-expected = 予想した勝率
report-came = 実際の勝率
report-decisions = 決定
report-p50 = 中央値（ms）
report-p95 = 95%まで（ms）
report-chapter-games = キャンペーンのゲーム数
report-axis-won = COGの勝ち（%）
report-axis-turns = 手番
report-axis-games = ゲーム（%）
report-axis-first = 先手の勝ち（%）
report-axis-difference = 使ったときの勝率の差（ポイント）
report-axis-contest = 行のボットの勝ち（%）
report-axis-rating = レーティング
report-axis-expected = 予想した勝率（%）
report-axis-came = 実際の勝率（%）

## Sections: a heading, and what it is about

report-campaigns = キャンペーン
report-campaigns-about = これより下では、これらのキャンペーンのゲームを1つずつ数えます。
report-wins = 勝ち
report-wins-about = 終わったゲームのうち、COGが勝った割合です。どの編成にも同じゲームが配られています。
report-sides = COGの勝ち
report-sides-about = COGが勝った割合です。破線は互角を示します。異なる2つのボットの対戦では、同じ配りで、側を入れ替えて行っています。
report-length = 長さ
report-length-about = ゲームの手番の数です。半分のゲームが箱の中に、9割がひげの間に入ります。線は中央値、点は平均です。
report-losses = ミッションの負けどころ
report-losses-about = ゲームの終わり方と、負けたステージです。
report-endings = ゲームの終わり方
report-endings-about = 各章の勝者とその理由です。
report-orders = 指令カードの価値
report-orders-about = プレイヤーが指令カードをプレイしたゲームと、同じミッション、同じ人数で引いただけのゲームを比べます。1つのゲームは、それを引いたプレイヤーごとに数えます。関連があっても原因とは限りません。苦しいときに使うものは悪く、順調なときに使うものは良く見えます。
report-cards = カードの価値
report-cards-about = プレイヤーがカードを展開したかリアクションに使ったゲームと、同じ章で引いただけのゲームを比べます。関連があっても原因とは限りません。苦しいときに使うものは悪く見え、長いゲームほど多くのカードが出ます。
report-uses-shown = { $cards }枚のうち、差が特に大きいものと特に小さいもの、合わせて{ $shown }枚です。
report-first = 先手の有利
report-first-about = 先手が勝った割合です。ほとんどの章ではシナリオが先手を決めます。COGが必ず先手か必ず後手の章では、先手の価値ではなく、その章がどれだけ互角かを示します。
report-contests = ボット対ボット
report-contests-about = どのボットの組も、同じ配りを両方の側で行いました。
report-teams = ボット対ボット
report-teams-about = どのボットにも同じゲームが配られています。組の一方だけが勝った配りを数えます。
report-ratings = レーティング
report-ratings-about = 2つのボットが対戦するたびに、両方のレーティングが動きます（サーストン・モステラーのモデル、初めは25±16）。両方が勝ったか負けたものは引き分けとします。
report-calibration = 探索するボットは勝率を正しく知っているか
report-calibration-about = 各手番の最初の探索で予想した勝率に対して、実際に勝った割合です。破線に重なれば、予想は正しいということです。1つのゲームの予想は互いに関連するため、区間はゲームの数に基づきます。
report-brier = { $bot }：{ $games }ゲームの予想{ $chances }件でブライアスコア{ $score }（0が完全、互角のゲームで常に50%と予想すると0.25）。
report-times = 決定にかかる時間
report-times-about = ゲームをしたマシンで、ボットが考えた時間です。
