# 最初のゲームのガイド、両方のゲーム。

guide-name = ガイド
guide-step = ステップ{ $step }/{ $steps }
guide-close = しまう
guide-read = 分かった
guide-again = 説明を表示
guide-rule = もとになるルールを調べる
