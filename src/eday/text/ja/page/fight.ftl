# ボードゲームの戦いの言葉：ダイスとその結果。

fight-title = { $attacker }が{ $target }を攻撃
fight-titleAlone = { $attacker }の攻撃
fight-weapon = { $weapon }
fight-overkill = { $weapon }、全火力
fight-saw = { $weapon }、チェーンソー
fight-guard = ガード
fight-attackDice = 攻撃ダイス{ $n }個
fight-defenseDice = 防御ダイス{ $n }個
fight-noDice = ダイスなし
fight-dodges = 回避
fight-hits = 命中{ $n }
fight-noHits = 命中なし
fight-shields = 盾{ $n }
fight-wounds = 負傷{ $n }
fight-less = − { $part }
fight-more = + { $part }
fight-byOmen = オーメン{ $n }
fight-byAbility = 能力{ $n }
fight-equals = { $sum } = { $wounds }
fight-told = { $sum }：{ $fate }
fight-nothing = { $name }には通らない
fight-nobody = そこには誰もいません。
fight-fate-killed = { $name }は倒れた
fight-fate-wounded = { $name }は負傷した
fight-fate-hurt = { $name }に命中
fight-fate-cards = { $name }はカードを{ $n }枚失う
fight-fate-down = { $name }は戦闘不能になった
fight-fate-out = { $name }は脱落した
fight-fate-shrugged = { $name }には効かない
fight-fate-openOmen = オーメン次第
fight-fate-open = { $name }の返答待ち
fight-saw-killed = オーメン：チェーンソーが{ $name }を切り倒した
fight-saw-unhurt = オーメンなし：チェーンソーは効かなかった
fight-saw-open = オーメン：チェーンソーが食い込む
fight-bystander = 巻き添え、{ $wounds }：{ $fate }
