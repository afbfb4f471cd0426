import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import type { GameCard, Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { type Matchup, matchupsOf } from './matchups.ts';

export type Round = { readonly stage: Stage; readonly games: readonly GameCard[] };
/** A slot of a column: a matchup, a team with a bye, a planned game without its teams, or nothing. */
export type Slot =
  | { readonly kind: 'matchup'; readonly matchup: Matchup }
  | { readonly kind: 'bye'; readonly team: Ref }
  | { readonly kind: 'planned'; readonly game: BracketGame }
  | { readonly kind: 'empty' };
export type Column = {
  readonly stage: Stage;
  readonly slots: readonly Slot[];
  /** Every two slots lead to one slot of the next column, in order, so that lines can be drawn. */
  readonly linked: boolean;
};

/** Rounds that lead to the title, first to last; other rounds are shown apart. */
export const titleRounds: readonly Stage[] = ['round-of-16', 'quarter-final', 'semi-final', 'final'];
export const isTitleRound = ({ stage }: Pick<Round, 'stage'>): boolean => titleRounds.includes(stage);

const empty: Slot = { kind: 'empty' };
const slotOf = (matchup: Matchup): Slot => ({ kind: 'matchup', matchup });

/** Returns the two slots of the previous round from which the teams of a slot came. */
const feedersOf = (slot: Slot, from: readonly Matchup[]): readonly [Slot, Slot] => {
  if (slot.kind !== 'matchup') return [empty, empty];
  const feeder = (team: Ref): Slot => {
    const matchup = from.find(({ home, away }) => home.id === team.id || away.id === team.id);
    return matchup ? slotOf(matchup) : { kind: 'bye', team };
  };
  return [feeder(slot.matchup.home), feeder(slot.matchup.away)];
};

const columnBefore = (next: Column, { stage, games }: Round): Column => {
  const matchups = matchupsOf(games);
  const fed = next.slots.flatMap((slot) => feedersOf(slot, matchups));
  const placed = new Set(fed.flatMap((slot) => (slot.kind === 'matchup' ? [slot.matchup.key] : [])));
  const others = matchups.filter(({ key }) => !placed.has(key)).map(slotOf);
  return { stage, slots: [...fed, ...others], linked: others.length === 0 };
};

/**
 * Returns the columns of the bracket, first round to final. Each round is ordered by the next one, so that future
 * opponents are adjacent; matchups without a next game follow in their own order.
 */
export const bracketColumns = (rounds: readonly Round[]): readonly Column[] => {
  const ordered = titleRounds.flatMap((stage) => rounds.filter((round) => round.stage === stage));
  const last = ordered.at(-1);
  if (!last) return [];
  const columns: Column[] = [{ stage: last.stage, slots: matchupsOf(last.games).map(slotOf), linked: false }];
  for (const round of ordered.slice(0, -1).toReversed()) {
    const next = columns[0];
    if (next) columns.unshift(columnBefore(next, round));
  }
  return columns;
};
