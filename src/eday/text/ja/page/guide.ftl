# 最初のゲームのガイド、両方のゲーム。

guide-name = ガイド
guide-step = ステップ{ $step }/{ $steps }
guide-close = しまう
guide-read = 分かった
guide-again = 説明を表示
guide-reach = 地図の数字はそのエリアまでの移動の数、目の印はそこがローカストから見えることを示します。
guide-rule = もとになるルールを調べる
