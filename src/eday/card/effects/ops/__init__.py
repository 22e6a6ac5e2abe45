"""What effects do: one handler for each operation of the vocabulary."""

from __future__ import annotations

from eday.card.effects.ops import bonuses, cards, command, cover, game, units
from eday.card.effects.steps import HANDLERS, on_units
from eday.content.card import schema as schema

__all__ = ["HANDLERS"]

HANDLERS.update(
    {
        schema.Draw: cards.draw_cards,
        schema.Discard: cards.discard_cards,
        schema.Mill: cards.mill,
        schema.Peek: cards.peek,
        schema.ReturnFromDiscard: cards.return_cards,
        schema.PutFromHand: cards.put_from_hand,
        schema.PutFromDeck: cards.put_from_deck,
        schema.DeployFree: cards.deploy_free,
        schema.Spawn: cards.spawn,
        schema.Damage: on_units(units.damage),
        schema.DirectDamage: units.direct,
        schema.Kill: on_units(units.kill_units),
        schema.DamageMod: bonuses.lasting,
        schema.FirstStrike: bonuses.lasting,
        schema.Move: units.move,
        schema.Suppress: on_units(units.suppress_units),
        schema.Ready: on_units(units.ready_units),
        schema.Buff: bonuses.buff,
        schema.Gain: on_units(bonuses.on_chosen),
        schema.Untargetable: bonuses.lasting,
        schema.ExtraAction: on_units(bonuses.on_chosen),
        schema.JointAttack: units.joint_attack,
        schema.RemoveCard: on_units(units.remove_cards),
        schema.RemoveCover: cover.remove_cover,
        schema.FlipCover: cover.flip_cover,
        schema.FlipCommand: command.flip_command,
        schema.Rotate: command.rotate,
        schema.UseVersion: command.use_version,
        schema.AddValues: bonuses.lasting,
        schema.DisableCard: bonuses.lasting,
        schema.LimitBlockers: bonuses.lasting,
        schema.RemoveOrWin: game.remove_or_win,
        schema.Win: game.win,
        schema.Choose: game.choose,
        schema.Delayed: bonuses.delayed,
    }
)
