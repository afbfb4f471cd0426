import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { type Column, isTitleRound, type Round, type Slot, titleRounds } from './bracket-columns.ts';
import { matchupsOf } from './matchups.ts';

const empty: Slot = { kind: 'empty' };

/** Returns the two games of the previous round whose winners play this one; null for a place that is not a winner's. */
const feedersOf = (game: BracketGame, all: readonly BracketGame[]): (BracketGame | null)[] =>
  [game.home, game.away].map(
    ({ place }) =>
      (place.from === 'winner' && all.find((other) => isTitleRound(other) && other.slot === place.slot)) ||
      null,
  );

/**
 * Returns the columns of a planned bracket, first round to final. A game is placed next to the one its winner plays,
 * whether played, scheduled or without teams. Unplanned games follow in their rounds.
 */
export const drawnColumns = (
  planned: readonly BracketGame[],
  rounds: readonly Round[],
): readonly Column[] => {
  const title = planned.filter(isTitleRound);
  const games = new Map(rounds.flatMap((round) => round.games.map((game) => [game.id, game] as const)));
  const slotOf = (one: BracketGame): Slot => {
    const game = one.gameId === null ? undefined : games.get(one.gameId);
    const [matchup] = game ? matchupsOf([game]) : [];
    return matchup ? { kind: 'matchup', matchup } : { kind: 'planned', game: one };
  };
  const plannedIds = new Set(planned.flatMap(({ gameId }) => (gameId === null ? [] : [gameId])));
  const othersIn = (round: Round | undefined): Slot[] =>
    matchupsOf((round?.games ?? []).filter(({ id }) => !plannedIds.has(id))).map((matchup) => ({
      kind: 'matchup',
      matchup,
    }));
  const columns: Column[] = [];
  let next: readonly (BracketGame | null)[] = [];
  for (const stage of titleRounds.toReversed()) {
    const own = title.filter((one) => one.stage === stage);
    const others = othersIn(rounds.find((round) => round.stage === stage));
    if (own.length === 0 && others.length === 0) continue;
    const fed = next.flatMap((one) => (one ? feedersOf(one, own) : [null, null]));
    const apart = own.filter((one) => !fed.includes(one));
    const inOrder = [...fed, ...apart];
    const linked = columns.length > 0 && apart.length + others.length === 0;
    const slots = [...inOrder.map((one) => (one ? slotOf(one) : empty)), ...others];
    columns.unshift({ stage, slots, linked });
    next = inOrder;
  }
  return columns;
};
