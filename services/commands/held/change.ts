import type { CommandKind, CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import type { EnteredGame } from '@rondelle/domain/competition/game.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { competitionOf } from '@rondelle/projections/views/games/competition-of.ts';

/** Commands that are saved together, with the current state of their entity. */
export type Change = {
  readonly kind: CommandKind;
  readonly id: number;
  readonly commandId: string;
  readonly commands: readonly CompetitionCommand[];
  readonly state: unknown;
};

export const gameBefore = ({ kind, state }: Change): EnteredGame | null =>
  // The state of a game's stream has the type of games.
  kind === 'game' ? (state as EnteredGame | null) : null;

/** The game after the commands. Throws the errors of the commands. */
export const gameAfter = ({ kind, state, commands }: Change): EnteredGame | null => {
  if (kind !== 'game') return null;
  const rules = aggregates[kind];
  // The deciders of games return games.
  return decideAll(rules, commands, state).reduce<unknown>(rules.evolve, state) as EnteredGame | null;
};

const counts = (game: EnteredGame | null): game is EnteredGame =>
  game !== null && !game.deleted && game.status === 'final';

/** The competition and the two teams of a game, whose tables its result changes. */
export type Place = {
  readonly competition: string;
  readonly seasonId: number;
  readonly teamIds: readonly [number, number];
};

const placeOf = ({ fixture, seasonId }: EnteredGame): Place => ({
  competition: competitionOf({ ...fixture, seasonId }),
  seasonId,
  teamIds: [fixture.homeTeamId, fixture.awayTeamId],
});

const isSamePlace = (one: Place, other: Place): boolean =>
  one.competition === other.competition && one.teamIds.toSorted().join() === other.teamIds.toSorted().join();

/** The place where the commands would add a result that does not count there yet; null when they add none. */
export const placeOfNewResult = (change: Change): Place | null => {
  const [before, after] = [gameBefore(change), gameAfter(change)];
  if (!counts(after)) return null;
  const place = placeOf(after);
  return counts(before) && isSamePlace(placeOf(before), place) ? null : place;
};

export const seasonOfChange = ({ commands }: Pick<Change, 'commands'>): number | null =>
  commands.map((one) => ('seasonId' in one ? one.seasonId : null)).find((id) => id !== null) ?? null;

/** The competition whose game is changed, such as `league-5`, or that is changed itself; null for a team's. */
export const competitionOfChange = (change: Change): string | null => {
  const { kind, id } = change;
  if (kind === 'league' || kind === 'tournament') return `${kind}-${id}`;
  const game = gameBefore(change);
  return game && placeOf(game).competition;
};
