# The guided tutorial of the Card Game, and what an attack would come to.
# A lesson has a title and up to three sentences. card: the unit it is about, foe: the enemy unit, hand: cards in hand.

## The printed turns

guide-deploy_first-title = Deploy { $card }
guide-deploy_first-1 = In a deployment phase you do one thing: draw, discard or deploy.
guide-deploy_first-2 = A card can be deployed when the number of cards you hold is one of those in its corner. You hold { $hand }, and { $card } has a { $hand }.
guide-deploy_first-3 = It comes into your reserve and can act this turn.

guide-deploy_second-title = The second deployment: { $card }
guide-deploy_second-1 = After combat you must once more draw, discard or deploy; then your turn is over.
guide-deploy_second-2 = Your hand has shrunk to { $hand }. That fits { $card }: every card you play changes what fits next.

guide-move-title = Take cover with { $card }
guide-move-1 = In combat each of your units may act once. From the reserve it moves into free cover or attacks an enemy in cover.
guide-move-2 = Move { $card } into { $row }: a unit that begins the combat phase in cover can attack the enemy player.

guide-attack_cover-title = Attack { $foe } with { $card }
guide-attack_cover-1 = { $foe } holds { $row }. When { $card } attacks, both deal their attack to each other at the same time, and whoever takes as much as its defense dies.
guide-attack_cover-2 = { $card } has { $printed_attack }/{ $printed_defense }, { $foe } { $foe_printed_attack }/{ $foe_printed_defense }: attack first, then defense. { $as_printed ->
    [both] As they stand both would die, but reactions come before the damage.
    [own] As they stand you would lose the unit, but reactions come before the damage.
    [foe] As they stand only { $foe } would die; reactions come before the damage.
   *[none] As they stand neither would die; reactions come before the damage.
}

guide-attack_direct-title = Attack the player with { $card }
guide-attack_direct-1 = Units in cover attack the enemy player. If nobody blocks, that is direct damage: 2 cards from the top of the deck, whatever the attack. The deck is a player's life; when it is empty, the game is lost.
guide-attack_direct-2 = Attack with { $card }: its cover makes it { $attack }/{ $defense }.

guide-react-title = React with { $reaction }
guide-react-1 = The attacked player answers first and has passed. Now it is your turn to play one reaction, if your hand count fits it: you hold { $hand }.
guide-react-2 = With { $reaction } { $card } has { $attack }/{ $defense } for this attack: { $foe_attack } damage does not kill it, { $attack } kills { $foe }. The winner takes the cover.

guide-pass-title = Let it happen
guide-pass-1 = { $foe ->
    [none] You have nothing to add.
   *[other] { $foe } blocks: no direct damage, the two fight instead.
}{ $enemy_reaction ->
    [none] {""}
   *[other] {" "}{ $enemy_reaction } makes it { $foe_attack }/{ $foe_defense } against your { $attack }/{ $defense }.
}
guide-pass-2 = No reaction of yours fits { $hand } cards, so pass. { $own_dies ->
    [true] { $foe_dies ->
        [true] Both will die.
       *[false] You will lose the unit.
    }
   *[false] Your unit will hold.
}

guide-end-title = End the combat phase
guide-end-1 = All you wanted to do is done.

guide-draw_none-title = Draw nothing
guide-draw_none-1 = You may draw here. But what you draw is gone from your deck, and one card more in hand would spoil the count.
guide-draw_none-2 = With { $hand } cards you can deploy { $next } later this turn.

guide-draw_most-title = { $cards ->
    [1] Draw a card
   *[other] Draw { $cards } cards
}
guide-draw_most-1 = Your hand is small, so take all you may: more cards, more choices. They do come off your deck, so do not draw for nothing.

## While the Locust player is asked

guide-watch_block-title = Will anybody block?
guide-watch_block-1 = Units in reserve may throw themselves before a direct attack. Then they fight, and the player takes no damage.
guide-watch_reaction-title = The Locust player may react
guide-watch_reaction-1 = The attacked player answers first, then you.
guide-watch_deployment-title = The Locust turn
guide-watch_deployment-1 = It has the same three phases as yours: deployment, combat, deployment.
guide-watch_deployment-2 = You are asked when you are attacked: first whether you block, then whether you react.
guide-enemy_turn-title = The Locust turn
guide-enemy_turn-1 = You are asked when you are attacked: whether you block, and whether you react.

## Away from the printed turns

guide-own_way-title = Your own way
guide-own_way-1 = { $who ->
    [cog] From here on you lead. Nothing is lost: the same rules hold, and the table offers only what they allow.
   *[locust] The Locust player leaves the printed turns, so from here on you decide alone.
}

guide-topic_deployment-title = Deployment
guide-topic_deployment-1 = Draw a card, discard one, or deploy one that fits the number of cards you hold.
guide-topic_deployment-2 = Drawing brings your deck nearer to its end; deploying makes your hand smaller, so that other cards fit.
guide-topic_combat-title = Combat
guide-topic_combat-1 = Each unit may act once. From the reserve: into free cover, or against an enemy in cover. From cover: against the enemy player.
guide-topic_combat-2 = A unit in the reserve that survives damage is suppressed: it neither acts nor blocks until your next turn.
guide-topic_block-title = Block or not?
guide-topic_block-1 = A unit in your reserve can take the attack on itself: it fights the attacker, and your deck loses nothing.
guide-topic_block-2 = Without a block the attack takes cards from your deck, and you cannot react.
guide-topic_defend-title = You are attacked
guide-topic_defend-1 = You answer first, the attacker after you; one reaction each. It must fit the number of cards you hold.
guide-topic_react-title = A reaction?
guide-topic_react-1 = Before the damage both may play one reaction: first the attacked player, then the attacker. It counts for this attack only.
guide-topic_keep-title = Direct damage
guide-topic_keep-1 = These cards leave the top of your deck. Say how many of them you take into your hand, unseen; the others are discarded.
guide-topic_keep-2 = Either way the deck is smaller. Keep what brings your hand to a count that fits your cards.
guide-topic_draw-title = How many cards?
guide-topic_draw-1 = Cards in hand are choices, cards in the deck are your life.

## The end

guide-done-title = You know the game
guide-done-1 = Those were the printed turns: deploy, take cover, attack, block, react. Play on from here.
guide-done-2 = Hold cover and attack from it: the Locust deck has to run out before yours.

guide-over-title = { $winner ->
    [cog] You have won
   *[locust] The Locust player has won
}
guide-over-1 = { $winner ->
    [cog] Well fought.
   *[locust] Now you know what to watch: your own deck.
} That was all the tutorial has to teach.
guide-over-2 = Chapter 1 comes next. It brings more cards for both decks, a scenario and command cards, and its first turn has only one deployment.

## What an attack comes to if nobody blocks or reacts any more

preview-fighter = { $takes ->
    [0] { $fate ->
        [dies] { $card } dies.
        [suppressed] { $card } is suppressed.
       *[stands] { $card } takes no damage.
    }
   *[other] { $card } takes { $takes } against defense { $defense }: { $fate ->
        [dies] it dies.
        [suppressed] it is suppressed.
       *[stands] it stands.
    }
}
preview-direct = { $side } takes { $damage } direct damage.
preview-enters = { $card } moves into the cover.
preview-others = { $count ->
    [one] { $cards } dies, too.
   *[other] { $cards } die, too.
}
preview-winner = That wins the game for { $side }.
preview-open = Other choices on the way may change this.
preview-nothing = Nobody is hurt.
preview-dead = { $count ->
    [0] nobody dies
    [one] { $cards } dies
   *[other] { $cards } die
}
preview-both = both die
preview-deck = { $side } takes { $damage }
