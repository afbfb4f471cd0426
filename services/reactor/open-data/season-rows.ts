import { countCells, type GameColumn, type TeamColumn } from '@rondelle/importer/dataset-format.ts';
import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { isPlayed } from '@rondelle/projections/views/games/result.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { SeasonKeys } from './season-keys.ts';

type Line<Column extends string> = {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
};

const pageSize = 5_000;

/** The text of a CSV cell; empty for null. */
export const cellOf = (value: string | number | boolean | null): string =>
  value === null ? '' : String(value);

export type Entries = ReadonlyMap<number, { readonly league: string; readonly division: string }>;

/** The league and division that each team is entered in; the league with the lowest id when there are several. */
export const entriesOf = async (db: Db, seasonId: number, keys: SeasonKeys) => {
  const rows = await db
    .selectFrom('league_entries')
    .select(['teamId', 'leagueId', 'divisionId'])
    .where('seasonId', '=', seasonId)
    .orderBy('leagueId', 'desc')
    .limit(50_000)
    .execute();
  const leagues = new Map(keys.leagues.map(({ leagueId, key }) => [leagueId, key]));
  const divisionOf = (id: number | null) => (id === null ? '' : (keys.divisions.get(id)?.key ?? ''));
  const entries: Entries = new Map(
    rows.map(({ teamId, leagueId, divisionId }) => [
      teamId,
      { league: leagues.get(leagueId) ?? '', division: divisionOf(divisionId) },
    ]),
  );
  return {
    entries,
    divisionIds: rows.flatMap(({ divisionId }) => (divisionId === null ? [] : [divisionId])),
  };
};

/** The rows of `teams.csv`, by key. */
export function* teamRows(slug: string, keys: SeasonKeys, entries: Entries): Generator<Line<TeamColumn>> {
  let line = 1;
  for (const team of keys.teams.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    line += 1;
    const entry = entries.get(team.teamId);
    const values = {
      team_key: team.key,
      season: slug,
      name: team.name,
      category_key: keys.categories.get(team.categoryId)?.key ?? '',
      region_key: keys.regions.get(team.regionId)?.key ?? '',
      city: team.city ?? '',
      league_key: entry?.league ?? '',
      division_key: entry?.division ?? '',
      organization_key: '',
      country: team.country ?? '',
    };
    yield { line, values };
  }
}

type Game = Tables['games'];

/** Exports a game that does not count as cancelled, so that the tables of an importing site agree with ours. */
const statusOf = ({ status }: Game) =>
  status === 'void' ? 'cancelled' : (offStatuses.find((off) => off === status) ?? 'scheduled');

/** Returns a function from a game to its cells in a dump. */
export const gameNames = (keys: SeasonKeys) => {
  const teams = new Map(keys.teams.map(({ teamId, key }) => [teamId, key]));
  const leagues = new Map(keys.leagues.map(({ leagueId, key }) => [leagueId, key]));
  const tournaments = new Map(keys.tournaments.map(({ tournamentId, key }) => [tournamentId, key]));
  return (slug: string, game: Game): Readonly<Record<GameColumn, string>> => {
    // A hidden result counts as missing.
    const isOver = isPlayed(game);
    const result = (value: string | number | null) => (isOver ? cellOf(value) : '');
    return {
      game_key: keys.gameKey(game.gameId, game.sourceKey),
      season: slug,
      league_key: game.leagueId === null ? '' : (leagues.get(game.leagueId) ?? ''),
      tournament_key: game.tournamentId === null ? '' : (tournaments.get(game.tournamentId) ?? ''),
      category_key: keys.categories.get(game.categoryId)?.key ?? '',
      stage: game.stage,
      group: game.groupName ?? '',
      date: game.date,
      time: game.time ?? '',
      venue: game.venue ?? '',
      city: game.city ?? '',
      home_team_key: teams.get(game.homeTeamId) ?? '',
      away_team_key: teams.get(game.awayTeamId) ?? '',
      home_goals: result(game.homeGoals),
      away_goals: result(game.awayGoals),
      decided_in: result(game.decidedIn),
      status: isOver ? 'final' : statusOf(game),
      forfeited_by: result(game.forfeitedBy),
      home_fair_play: result(game.homeFairPlay),
      away_fair_play: result(game.awayFairPlay),
      ...countCells((field) => result(game[field])),
    };
  };
};

/** Sort columns as texts with the same order in every database: no time is an empty text, ids become keys. */
const timeOf = sql<string>`coalesce(time, '')`;
const keyIn = sql<string>`coalesce("sourceKey", 'rondelle-game-' || "gameId") COLLATE "C"`;

/**
 * Games in the order in which a dump is imported, so that importing a dump and dumping again results in the same file.
 */
export async function* gameRows(
  db: Db,
  { seasonId, slug }: { readonly seasonId: number; readonly slug: string },
  keys: SeasonKeys,
): AsyncGenerator<Line<GameColumn>> {
  const valuesOf = gameNames(keys);
  let line = 1;
  let last: Readonly<Record<GameColumn, string>> | null = null;
  for (;;) {
    const after: typeof last = last;
    const rows: Game[] = await db
      .selectFrom('games')
      .selectAll()
      .where('seasonId', '=', seasonId)
      .$if(after !== null, (query) =>
        query
          .where('date', '>=', after?.date ?? '')
          .where(
            sql<boolean>`(date::text, ${timeOf}, ${keyIn}) > (${after?.date}, ${after?.time}, ${after?.game_key})`,
          ),
      )
      .orderBy('date')
      .orderBy(timeOf)
      .orderBy(keyIn)
      .limit(pageSize)
      .execute();
    for (const game of rows) {
      line += 1;
      last = valuesOf(slug, game);
      yield { line, values: last };
    }
    if (rows.length < pageSize) return;
  }
}
