import { type Concern, mostConcerns, type NarrowChange } from '@rondelle/contracts/subjects.ts';
import type { AnyView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import { isChange } from '@rondelle/projections/views/engine/derive.ts';
import { asCounted } from '@rondelle/projections/views/games/counted-games.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { games } from '@rondelle/projections/views/games/games.view.ts';
import { type ChangedRows, topicsOfRows } from './changed-topics.ts';
import type { Projected } from './projector.ts';

/** Rows that determine which pages a change may concern; derived rows follow from them. */
const ofGames = ['games', 'game_history'] as const;
/** Pages of the activity log depend on everything. */
const known = new Set<string>([...ofGames, 'activity_log']);

const concernsOfGame = ({
  gameId,
  homeTeamId,
  awayTeamId,
  leagueId,
  tournamentId,
}: Pick<GameRow, 'gameId' | 'homeTeamId' | 'awayTeamId' | 'leagueId' | 'tournamentId'>): Concern[] => [
  `game:${gameId}`,
  `team:${homeTeamId}`,
  `team:${awayTeamId}`,
  ...(leagueId === null ? [] : [`league:${leagueId}` as const]),
  ...(tournamentId === null ? [] : [`tournament:${tournamentId}` as const]),
];

// Rows of these two tables have the columns of a game.
const asGame = (row: Row | undefined) => row as GameRow | undefined;

/** The leagues whose results changed; the score of a live game changes none. */
const resultsOf = (before: GameRow | undefined, after: GameRow | undefined): Concern[] => {
  const counted = { before: before && asCounted(before), after: after && asCounted(after) };
  if (!isChange(games.table, counted)) return [];
  return [before, after].flatMap((game) =>
    game?.leagueId == null ? [] : [`results:${game.leagueId}` as const],
  );
};

const concernsIn = (changed: ChangedRows): Concern[] =>
  ofGames.flatMap((view) =>
    [...(changed.get(view)?.values() ?? [])].flatMap((change) => {
      const [before, after] = [asGame(change.before), asGame(change.after)];
      return [
        ...[before, after].flatMap((game) => (game ? concernsOfGame(game) : [])),
        ...(view === 'games' ? resultsOf(before, after) : []),
      ];
    }),
  );

/**
 * The concerns of a change of games in one season; undefined when it changed anything else, or too many games, so that
 * any page may be concerned.
 */
export const concernsOfChange = (
  views: readonly AnyView[],
  { changed, quarantined, released, before }: Omit<Projected, 'events'>,
): NarrowChange | undefined => {
  const [since, ...others] = before.values();
  if (since === undefined || others.length > 0 || quarantined.length > 0 || released.length > 0)
    return undefined;
  const isUnknown = ({ name, kind }: AnyView): boolean =>
    kind !== 'derived' && !known.has(name) && changed.some((rows) => (rows.get(name)?.size ?? 0) > 0);
  if (views.some(isUnknown)) return undefined;
  // Adds teams whose rank changed: when a change has too many topics, only its concerns are published.
  const concerns = new Set([...changed.flatMap(concernsIn), ...topicsOfRows(changed)]);
  return concerns.size > mostConcerns ? undefined : { since, concerns: [...concerns] };
};
