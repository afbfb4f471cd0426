import type { Outcome, Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { Watched } from '@rondelle/contracts/following/following.outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { chancesOfGames } from '@rondelle/projections/queries/forecasts/forecast.queries.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Catalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { gameCardOf } from '@rondelle/projections/queries/outputs/game-card.ts';
import { addWanted, type Names, namesFor, wantedBy } from '@rondelle/projections/queries/outputs/names.ts';
import { compareNamed } from '@rondelle/projections/queries/outputs/ties-by-name.ts';
import { gameColumns } from '@rondelle/projections/queries/sql/game-columns.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { idsOf } from './followed-in-season.ts';
import { aroundOf } from './around-games.ts';
import { type Entity, keyOf, type Placed } from './entities.ts';

/** The entities that still exist, latest season first. */
export const placedIn = async (db: Db, entities: readonly Entity[]): Promise<Placed[]> => {
  const { rows } = await sql<Placed>`
    SELECT kind, id, placed."seasonId", competition FROM (
      SELECT 'league' AS kind, "leagueId" AS id, "seasonId", competition FROM leagues
      WHERE "leagueId" = ANY (${idsOf(entities, 'league')})
      UNION ALL SELECT 'tournament', "tournamentId", "seasonId", competition FROM tournaments
      WHERE "tournamentId" = ANY (${idsOf(entities, 'tournament')})
      UNION ALL SELECT 'team', latest."teamId", latest."seasonId", (
        SELECT e.competition FROM league_entries e
        WHERE e."seasonId" = latest."seasonId" AND e."teamId" = latest."teamId" ORDER BY e."leagueId" LIMIT 1)
      FROM (
        SELECT DISTINCT ON (t."teamId") t."teamId", t."seasonId" FROM team_seasons t JOIN seasons s USING ("seasonId")
        WHERE t."teamId" = ANY (${idsOf(entities, 'team')}) ORDER BY t."teamId", s."startsOn" DESC) latest
    ) placed JOIN seasons USING ("seasonId") ORDER BY seasons."startsOn" DESC, kind, id`.execute(db);
  return rows;
};

const gamesBy = async (db: Db, ids: readonly number[]): Promise<Map<number, GameRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('games')
    .select(gameColumns)
    .where(anyOf('gameId', ids))
    .limit(varying(ids.length))
    .execute();
  return new Map(rows.map((row) => [row.gameId, row]));
};

type Line = {
  readonly competition: string;
  readonly teamId: number;
  readonly rank: number;
  readonly previousRank: number | null;
  readonly gamesPlayed: number;
  readonly totalPoints: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly overtimeLosses: number;
  readonly lastFive: Outcome[];
  readonly outOf: number;
};
/** The leaders of each competition, and the standings of the followed teams. */
const linesOf = async (db: Db, entities: readonly Placed[]): Promise<Line[]> => {
  const competitions = entities.flatMap(({ competition }) => (competition === null ? [] : [competition]));
  const lines = db
    .selectFrom('standings')
    .select(['competition', 'teamId', 'rank', 'previousRank', 'gamesPlayed', 'totalPoints', 'lastFive'])
    .select(['wins', 'losses', 'ties', sql<number>`"overtimeLosses" + "shootoutLosses"`.as('overtimeLosses')])
    .select(sql<number>`(count(*) OVER (PARTITION BY competition))::int`.as('outOf'))
    .where(anyOf('competition', competitions))
    .where('competition', 'like', 'league-%');
  const rows = await db
    .selectFrom(lines.as('lines'))
    .selectAll()
    .where((is) => is.or([is('rank', '=', 1), anyOf('teamId', idsOf(entities, 'team'))]))
    .execute();
  return rows.map((row) => ({ ...row, lastFive: [...row.lastFive] }));
};

const teamKey = (seasonId: number, teamId: number) => `${seasonId}-${teamId}`;

/** The last five outcomes of the teams, over all their games as on their pages. */
const formsOf = async (db: Db, entities: readonly Placed[]): Promise<Map<string, readonly Outcome[]>> => {
  const teams = entities.filter(({ kind }) => kind === 'team');
  if (teams.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_records')
    .select(['seasonId', 'teamId', 'lastFive'])
    .where(anyOf('teamId', idsOf(entities, 'team')))
    .where(anyOf('seasonId', [...new Set(teams.map(({ seasonId }) => seasonId))]))
    .execute();
  return new Map(rows.map(({ seasonId, teamId, lastFive }) => [teamKey(seasonId, teamId), lastFive]));
};

const placeOf = ({ competition: _competition, teamId: _teamId, ...place }: Line, gamesToCome: number) => ({
  ...place,
  gamesToCome,
});

/** `league-5` is the competition of league 5. */
const leagueIdOf = ({ competition }: Placed): number | null =>
  Number(/^league-(\d+)$/.exec(competition ?? '')?.[1] ?? 0) || null;
const leagueIn = (placed: Placed, names: Names): Ref | null => {
  const id = leagueIdOf(placed);
  return id === null ? null : names.league(id);
};

const nameOf = ({ kind, id, seasonId }: Placed, names: Names): Ref => {
  if (kind === 'team') return names.team(id, seasonId);
  return kind === 'league' ? names.league(id) : names.tournament(id);
};

const chancesIn = (chances: readonly GameChances[], id: number | null | undefined): Watched['chances'] => {
  const found = chances.find(({ gameId }) => gameId === id);
  return found ? { home: found.home, tie: found.tie, away: found.away } : null;
};

/** A summary of each followed or supervised entity; null for an unknown one. */
export const watchedEntities = async (
  db: Db,
  catalogue: Catalogue,
  entities: readonly Placed[],
  today: string,
): Promise<(entity: Entity) => Watched | null> => {
  if (entities.length === 0) return () => null;
  const [around, lines, forms] = await Promise.all([
    aroundOf(db, entities, today),
    linesOf(db, entities),
    formsOf(db, entities),
  ]);
  const nextIds = entities.flatMap((one) =>
    one.kind === 'team' ? (around.get(keyOf(one))?.next ?? []) : [],
  );
  const ids = [...around.values()].flatMap(({ last, next }) => [last, next]).filter((id) => id !== null);
  const [games, chances] = await Promise.all([gamesBy(db, ids), chancesOfGames(db, nextIds)]);
  const leaders = lines.filter(({ rank, gamesPlayed }) => rank === 1 && gamesPlayed > 0);
  const seasonOf = new Map(entities.map(({ competition, seasonId }) => [competition, seasonId]));
  const wanted = {
    teams: [
      ...entities.flatMap(({ kind, id, seasonId }) => (kind === 'team' ? [{ teamId: id, seasonId }] : [])),
      ...leaders.map((line) => ({ teamId: line.teamId, seasonId: seasonOf.get(line.competition) ?? 0 })),
    ],
    leagueIds: entities.map(leagueIdOf).filter((id) => id !== null),
    tournamentIds: idsOf(entities, 'tournament'),
  };
  const names = await namesFor(db, catalogue, addWanted(wanted, wantedBy([...games.values()])));
  const cardOf = (id: number | null | undefined) => {
    const game = games.get(id ?? 0);
    return game ? gameCardOf(game, names) : null;
  };
  const byKey = new Map(entities.map((entity) => [keyOf(entity), entity]));
  return (entity) => {
    const placed = byKey.get(keyOf(entity));
    if (!placed) return null;
    const { last, next, toCome = 0 } = around.get(keyOf(placed)) ?? {};
    const ofCompetition = lines.filter(({ competition }) => competition === placed.competition);
    const own = ofCompetition.find(({ teamId }) => placed.kind === 'team' && teamId === placed.id);
    const [leader] = leaders
      .filter(({ competition }) => competition === placed.competition)
      .map(({ teamId }) => names.team(teamId, placed.seasonId))
      .sort(compareNamed);
    return {
      ...nameOf(placed, names),
      season: catalogue.season(placed.seasonId),
      standing: own && own.gamesPlayed > 0 ? placeOf(own, toCome) : null,
      form: placed.kind === 'team' ? [...(forms.get(teamKey(placed.seasonId, placed.id)) ?? [])] : [],
      league: placed.kind === 'team' ? leagueIn(placed, names) : null,
      leader: (placed.kind === 'league' && leader) || null,
      last: cardOf(last),
      next: cardOf(next),
      chances: chancesIn(chances, next),
    };
  };
};
