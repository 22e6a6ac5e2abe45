# プレイエイド：早見表、ルール、カードのほかに印刷されるもの。

aid-title = { $game ->
    [card] カードゲーム：プレイエイド
   *[board] ボードゲーム：プレイエイド
}
aid-summary = ルール早見表{ $page }/{ $pages }
aid-reference = リファレンス
aid-foot = E-Day、非公式のデジタル卓。小さなコードはルールの番号で、eday rulesで読めます。
aid-marks = カードの記号とその例
aid-cogs = COG
aid-missions = ミッション
aid-chapters = 章

## The command
aid-extra = PDFにはライブラリfpdf2が必要です: pip install "eday[aid]"（--htmlには不要です）
aid-no-font = 「{ $language }」の文字があるフォントがここにはありません。パッケージ{ $package }をインストールするか、--font FILEでフォントを指定してください
aid-font-lacks = { $file }には、このプレイエイドに必要な文字がありません。例: { $letters }
aid-overflow = 「{ $sheet }」が1ページに収まりません
aid-bad-font = { $file }はPDFに埋め込めるフォントではありません
