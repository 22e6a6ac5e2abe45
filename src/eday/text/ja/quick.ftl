# 早見表：各ゲーム2ページ。各行の元になるルールは text/rules/quick.py にある。

quick-board-turn = 手番の流れ
quick-board-turn-1 = 回復：手札の上限を超えない範囲で、指令カードを2枚まで引く。
quick-board-turn-2 = 指令：指令カードを1枚プレイし、アクション、移動、攻撃のどれかを行う。
quick-board-turn-3 = ローカスト：AIデッキの一番上のカードを引いて解決する。
quick-board-turn-4 = 左隣のプレイヤーの手番になる。

quick-board-order = 指令カードでできること
quick-board-order-1 = カードのアクション：好きなものを上から順に、1つずつ終えてから次へ進む。
quick-board-order-2 = または2エリアまでの移動か、攻撃1回。その場合、カードに書かれたことは無視する。
quick-board-order-3 = 手札をもう1枚捨てるごとに特殊アクション：蘇生、武器の拾得、設備の起動。アクションの前か後に、手番ごとに1回ずつ。
quick-board-order-4 = 手札はヘルスでもある。大切に使うこと。

quick-board-move = 移動
quick-board-move-1 = 1回の移動で、ひび割れた境界線を越えて隣のエリアに入る。
quick-board-move-2 = 壁、高度差、ドアでは止まる。フィギュアは妨げにならず、ローカストがいても通れる。
quick-board-move-3 = 移動を終えたエリアの空いているカヴァースペースには、消費なしで入れる。

quick-board-cover = カヴァー
quick-board-cover-1 = 1つのカヴァースペースに入れるフィギュアは1体。
quick-board-cover-2 = 部分遮蔽なら防御ダイス+1、完全遮蔽なら+2。
quick-board-cover-3 = 同じエリアからの攻撃とグレネードには効果がない。

quick-board-explore = 探索
quick-board-explore-1 = 指令ステップ中、同じエリアのロックされていないドアは消費なしで開けられる。
quick-board-explore-2 = そのレベルのロケーションデッキがなくなるまでタイルを置き、各ローカストホールにローカストが出現する。
quick-board-explore-3 = その後、残りの移動力で手番を続ける。

quick-board-win = 勝利と敗北
quick-board-win-1 = 各ステージの目的を達成する。最後のステージを終えれば全員の勝利。
quick-board-win-2 = COGが同時に全員戦闘不能になったら敗北。

quick-board-attack = 攻撃の5段階
quick-board-attack-1 = 射線の通る目標を選ぶ。
quick-board-attack-2 = 武器を選ぶ。通常攻撃は弾薬を消費せず、全火力攻撃は弾薬を1個消費して多くのダイスを振る。弾薬のない武器では攻撃できない（スナブピストルやチェーンソーのように、カードに書かれている場合を除く）。
quick-board-attack-3 = 目標は防御ダイスに、カヴァーの分と、武器の射程を1エリア超えるごとに1個を加える。
quick-board-attack-4 = すべてのダイスを振る。オーメン1つごとに攻撃者の能力が誘発する。
quick-board-attack-5 = 負傷から盾を引いた数が、目標の受ける負傷になる。

quick-board-react = リアクション
quick-board-react-1 = 手札のカードはどれも、そのアイコンのリアクションとして捨てられる。
quick-board-react-2 = ガード：移動か攻撃をする直前のローカストを攻撃する。ローカスト起動ステップごとに部隊全体で1回。
quick-board-react-3 = 回避：ダイスを振る前に、防御ダイスを2個追加する。
quick-board-react-4 = 追跡：仲間が自分のエリアを離れるとき、ついていく。

quick-board-wound = 負傷
quick-board-wound-1 = ローカストはヘルス以上の負傷を受けると倒れる。それ未満なら負傷状態になる。別々の攻撃の負傷は合計しない。
quick-board-wound-2 = COGは1負傷につき、好きな手札を1枚捨てる。
quick-board-wound-3 = 捨てるカードがなければ戦闘不能になる。

quick-board-bleed = 戦闘不能
quick-board-bleed-1 = 1エリアまで這うことしかできず、回復も指令もないが、AIカードは引く。
quick-board-bleed-2 = ローカストには狙われない。
quick-board-bleed-3 = 同じエリアの仲間が特殊アクションで蘇生する。手札0枚で立ち上がる。

quick-board-locust = ローカストの行動
quick-board-locust-1 = AIカードの条件によって、どちらの指示を実行するかが決まる。
quick-board-locust-2 = 1体を終えてから次の1体へ。順番と、同じ条件のものからの選択は手番プレイヤーが決める。
quick-board-locust-3 = カヴァーアイコンのある種類は、移動後にカヴァーを取る。

quick-board-spawn = ローカストの出現
quick-board-spawn-1 = 指定された種類のフィギュアを、指定されたエリアに置く。
quick-board-spawn-2 = 残っていなければ、残っている中で最も強い種類を置く：C、B、Aの順。
quick-board-spawn-3 = 封鎖されたホールからは何も出てこない。

quick-board-seal = ホールの封鎖
quick-board-seal-1 = そのエリアにグレネードを投げ、オーメンを出す。
quick-board-seal-2 = 封鎖後は、もうローカストホールとして扱わない。

quick-card-turn = 手番の流れ
quick-card-turn-1 = 制圧状態の自分のユニットが準備状態になる。
quick-card-turn-2 = 第1展開フェイズ：アクションを1つ行う。
quick-card-turn-3 = 戦闘フェイズ：好きなだけ自分のユニットを選び、1体につきアクションを1つ行う。
quick-card-turn-4 = 第2展開フェイズ：アクションを1つ行う。第1章以降、ゲームの最初の手番にはこれがない。

quick-card-deploy = 展開フェイズ
quick-card-deploy-1 = カードを1枚引く、1枚捨てる、ユニットか戦術を1枚展開する。このうち1つだけを行う。
quick-card-deploy-2 = そのカードを含めた手札の枚数が、左上の数字のどれかと同じなら展開できる。
quick-card-deploy-3 = 第1展開フェイズに出たユニットは、すぐに戦闘で行動できる。
quick-card-deploy-4 = 戦術は実行してから捨てる。

quick-card-cover = カヴァー
quick-card-cover-1 = 1枚のカヴァーカードに入れるユニットは、敵味方を問わず1体。
quick-card-cover-2 = 自分のユニットに働くのは、カードの自分の側の半面だけ。
quick-card-cover-3 = カヴァーのユニットは制圧状態にならず、ブロックもしない。

quick-card-win = 勝利
quick-card-win-1 = アクションを終えた時点で山札が尽きているプレイヤーの敗北。
quick-card-win-2 = シナリオやカードによっては、ほかの勝ち方もある。

quick-card-combat = 戦闘
quick-card-combat-1 = 予備のユニットは、空いているカヴァーに移動するか、敵のいるカヴァーを攻撃する。
quick-card-combat-2 = カヴァーのユニットは敵プレイヤーを直接攻撃する。
quick-card-combat-3 = 攻撃ユニットと中のユニットは、同時にダメージを与え合う。
quick-card-combat-4 = 攻撃ユニットが生き残り、中のユニットを倒せば、カヴァーに入る。そうでなければ後退する。

quick-card-direct = 直接攻撃
quick-card-direct-1 = 敵は予備の準備状態のユニットでブロックできる。その場合は戦い合い、どちらも場所を変えない。
quick-card-direct-2 = ブロックされなければ、どのユニットの攻撃でも山札の上から2枚を失わせる。
quick-card-direct-3 = そのうち何枚を手札に加えるか、見る前に宣言する。残りは捨て札になる。

quick-card-damage = ダメージ
quick-card-damage-1 = ユニットの攻撃力は与えるダメージ、防御力は倒れるダメージ。
quick-card-damage-2 = それ未満のダメージは残らないが、予備のユニットは制圧状態になり、そのプレイヤーの次の手番まで行動もブロックもできない。

quick-card-react = リアクション
quick-card-react-1 = 攻撃ごとに各プレイヤー1枚まで。攻撃された側が先、攻撃した側が後。
quick-card-react-2 = 隅の数字の条件はリアクションにも当てはまる。
quick-card-react-3 = 直接攻撃を誰もブロックしなければ、防御側はリアクションできない。
