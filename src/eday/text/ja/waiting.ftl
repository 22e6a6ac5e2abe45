# ある席が決めている間、ほかの人に伝える言葉。読む人への問いにはしない。判断の種類ごとに1つ。

waiting = { $seat }を待っています：{ $what }
waiting-other = { $seat }を待っています

waiting-setup_cover = カヴァーに入って始めるか
waiting-heal = 指令カードを何枚引くか
waiting-order = どの指令カードをプレイするか
waiting-teamwork = すぐに指令カードをプレイするか
waiting-action = 指令カードをどう続けるか
waiting-move = どこへ移動するか
waiting-ride = どこへ乗っていくか
waiting-gun_fired = トロイカ重機関銃で撃った後に何をするか
waiting-crawl = どこへ這うか
waiting-follow = 追跡するか
waiting-follower_cover = カヴァーを取るか
waiting-dodge = 回避するか
waiting-omen = オーメンをどう使うか
waiting-extra_attack = もう一度攻撃するか
waiting-wound = 負傷でどのカードを失うか
waiting-guard = ガードするか
waiting-pick_guard = 誰がガードするか
waiting-guard_attack = ガードでどう攻撃するか
waiting-discard = どのカードを捨てるか
waiting-drop_weapon = どの武器を破棄するか
waiting-keep_weapon = どの武器を取るか
waiting-split_ammo = どの武器に弾薬を置くか
waiting-give_weapon = 誰が武器を受け取るか
waiting-give_up_marker = どの落ちている武器を取り除くか
waiting-lose_ammo = どの武器の弾薬を失うか
waiting-pick_you = AIカードが誰を狙うか
waiting-activate = 次にどのローカストが行動するか
waiting-locust_move = ローカストがどこを通るか
waiting-locust_cover = ローカストがどのカヴァーに入るか
waiting-locust_target = ローカストが誰を狙うか
waiting-locust_heal = どのローカストが回復するか
waiting-locust_revival = ローカストがどこに戻るか
waiting-spawn = どのローカストを先に配置するか
waiting-spawn_at = ローカストがどこに出現するか
waiting-spawn_evenly = どのホールからどのローカストが出るか
waiting-team = どちらの地図から始めるか
waiting-unlock = どのレベルのロックを外すか
waiting-keep_open = どのホールを残すか

## カードゲーム

card-waiting = { $seat }プレイヤーを待っています：{ $what }
card-waiting-other = { $seat }プレイヤーを待っています

card-waiting-deployment = 引くか、捨てるか、展開するか
card-waiting-combat = どのユニットが行動するか
card-waiting-block = ブロックするか
card-waiting-reaction = リアクションするか
card-waiting-hit = どの攻撃ユニットがダメージを受けるか
card-waiting-enter = どのユニットがカヴァーに入るか
card-waiting-keep = 何枚を手札に加えるか
card-waiting-order = どのカードを先に解決するか
card-waiting-may = カードを使うか
card-waiting-draw = 何枚引くか
card-waiting-discard = どのカードを捨てるか
card-waiting-peek = どのカードを手札に加えるか
card-waiting-put_back = どの順でカードを戻すか
card-waiting-spawn_units = ユニットを何体出すか
card-waiting-target = カードをどれに使うか
card-waiting-from_hand = 手札からどのカードを出すか
card-waiting-place = どのカヴァーに入るか
card-waiting-attackers = どのユニットがともに攻撃するか
card-waiting-choose = どの効果を選ぶか
card-waiting-reinforce = どの増援を得るか
