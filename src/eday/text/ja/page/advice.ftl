# 助言と勝率の言葉。

advice-ask = 助言
advice-about = あなたが知りうる範囲での最善の選択肢と勝率
advice-title = 助言と勝率
advice-thinking = 考えています…
advice-noTime = 試す時間がありませんでした。一見して選ぶならこれです。
advice-stop = 中止
advice-close = 助言を閉じる
advice-heard = 助言{ $n }件。最善：{ $option }、{ $chance }。
advice-heardBare = 助言{ $n }件。最善：{ $option }。

chances-percent = { $n }%
chances-unsure = { $n }% ± { $e }
chances-title = 勝率
chances-show = 勝率を表示
chances-hide = 勝率を隠す
chances-working = 勝率を計算しています…
chances-far = 計算済み：{ $n }%
chances-ready = 勝率の計算が終わりました。
chances-none = この部分については何も言えません。
chances-ofSquad = 部隊の勝率、手番ごと
chances-ofCogs = COG側の勝率、手番ごと
chances-chapter = 第{ $n }章
chances-described = { $first }%から始まり、最後は{ $last }%。最低{ $low }%、最高{ $high }%。転機{ $n }回。
chances-swing = 手番{ $turn }：{ $before }%から{ $after }%へ
chances-mark = リプレイの転機{ $i }。手番{ $turn }：{ $before }%から{ $after }%へ
chances-chose = { $player }：{ $choice }
chances-gaveUp = { $player }が降参
chances-asTable = 表で見る
chances-turn = 手番
chances-chance = 勝率
chances-end = 終了
