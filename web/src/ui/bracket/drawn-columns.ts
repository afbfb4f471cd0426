import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { type Column, isTitleRound, type Round, type Slot, titleRounds } from './bracket-columns.ts';
import { matchupsOf } from './matchups.ts';

const empty: Slot = { kind: 'empty' };

/** The games that lead to one: those that its places name the winners of. */
const feedersOf = (game: BracketGame, all: readonly BracketGame[]): (BracketGame | null)[] =>
  [game.home, game.away].map(
    ({ place }) =>
      (place.from === 'winner' && all.find((other) => isTitleRound(other) && other.slot === place.slot)) ||
      null,
  );

/**
 * The columns of a bracket as it was planned, first round to final: a game stands beside the one that its winner goes on
 * to, whether it is played, planned or waits for its teams. Games that nobody planned follow in their rounds.
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
