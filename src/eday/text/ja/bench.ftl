# エンジンをほかと並べる表: `eday bench --write`。

bench-intro = Python { $python }、{ $rounds }回の中央値、CPU時間。最後の2列は、E-Dayの{ $core ->
    [compiled] コンパイル済みコア
   *[plain] コンパイルしていないソース
}が自分の計測で何倍速いかを示します。1より小さければ、相手のほうが速いということです。
bench-head-play = ランダムプレイの決定1回
bench-head-clone = 進行中のゲームの複製1回
bench-head-steps = 学習用環境の1ステップ
bench-column-who = エンジンとゲーム
bench-column-does = 内容
bench-column-time = µs
bench-column-rate = 1秒あたり
bench-column-board = ボードゲームが何倍速いか
bench-column-card = カードゲームが何倍速いか
bench-ours = E-Day、{ $game ->
    [board] ボードゲーム
   *[card] カードゲーム
}、{ $core ->
    [compiled] コンパイル済み
   *[plain] コンパイルなし
}
bench-peer = { $peer } { $version }: { $game }
bench-peer-absent = { $peer }: { $game }
bench-absent = 未インストール
bench-number = { $value }
bench-missing = インストールされていません: { $peers }。`make bench PEERS=1`でインストールできます。
bench-no-markers = { $file }に表を書く場所がありません: { $begin }の行と、その下に{ $end }の行が必要です
bench-written = 表は{ $file }にあります。

bench-game-catan = カタン
bench-game-uno = UNO
bench-game-gin_rummy = ジンラミー
bench-game-hanabi = 花火
bench-game-connect_four = コネクトフォー
bench-game-leduc_holdem = レダック・ホールデム
bench-game-chess = チェス

bench-does-board-play = COG4人の「出現」、セットアップを含む
bench-does-card-play = 15章を順に、セットアップを含む
bench-does-catanatron-play = 付属のランダムプレイヤー4人、セットアップを含む
bench-does-rlcard-play = 観測なしのゲーム本体、配札を含む
bench-does-openspiel-play = 付属の状態、配札と偶然の手を含む
bench-does-board-clone = 専用の複製、「出現」の途中
bench-does-card-clone = 専用の複製、章の途中
bench-does-catanatron-clone = 専用の複製、ゲームの途中
bench-does-rlcard-clone = ゲームのdeepcopy（専用の複製がない）
bench-does-openspiel-clone = 専用の複製、ゲームの途中
bench-does-pettingzoo-clone = 環境のdeepcopy（専用の複製がない）
bench-does-board-steps = PettingZoo、エージェント4人: マスクからランダムな行動、配列の観測、新しいゲームを含む
bench-does-card-steps = PettingZoo、エージェント2人、15章を順に: 同じ
bench-does-rlcard-steps = 付属の環境: ランダムな合法手、配列の観測、新しいゲームを含む
bench-does-openspiel-steps = 付属のPython環境: ランダムな合法手、全プレイヤーの配列、新しいゲームを含む
bench-does-pettingzoo-steps = 付属のエージェントが順に: マスクからランダムな行動、配列の観測、新しいゲームを含む
