import type { knockOutEffects } from '@rondelle/contracts/competition/game-effect.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { bracketOf, type TournamentOutcome } from '../bracket/bracket.ts';
import { beforeGame, throughGame } from '../as-of/as-of-game.ts';

export type KnockOutEffect = {
  readonly teamId: number;
  readonly effect: (typeof knockOutEffects)[number];
};

const outcomesAmong = (games: readonly GameRow[]): ReadonlyMap<number, TournamentOutcome> =>
  new Map(bracketOf(games, []).outcomes.map(({ teamId, outcome }) => [teamId, outcome]));

const effectOf = (outcome: TournamentOutcome): KnockOutEffect['effect'] =>
  outcome === 'semi-final' || outcome === 'quarter-final' || outcome === 'round-of-16' ? 'out' : outcome;

/**
 * Returns how far a played game brought its teams in the knock-out rounds of its category, the better team first. Empty
 * while its series is open, and for games of other stages.
 */
export const knockOutEffectsOf = (games: readonly GameRow[], game: GameRow): readonly KnockOutEffect[] => {
  const [before, after] = [outcomesAmong(beforeGame(games, game)), outcomesAmong(throughGame(games, game))];
  const teamIds = [game.homeTeamId, game.awayTeamId];
  const decided = teamIds.flatMap((teamId) => {
    const outcome = after.get(teamId);
    return outcome === undefined || outcome === before.get(teamId)
      ? []
      : [{ teamId, effect: effectOf(outcome) }];
  });
  const [loser] = decided;
  if (decided.length !== 1 || loser?.effect !== 'out')
    return decided.toSorted((a, b) => rankOf(a) - rankOf(b));
  return [
    ...teamIds
      .filter((teamId) => teamId !== loser.teamId)
      .map((teamId) => ({ teamId, effect: 'on' as const })),
    loser,
  ];
};

const inOrder: readonly KnockOutEffect['effect'][] = ['winner', 'finalist', 'third', 'fourth', 'on', 'out'];
const rankOf = ({ effect }: KnockOutEffect): number => inOrder.indexOf(effect);
