import type { TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TeamForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { positionOfSeason } from '../activity-log/log-position.queries.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { shows } from '../policy/policy.queries.ts';
import { findTeam } from '../team-records/find-team.ts';
import { leagueOfTeam } from '../team-records/team-rows.ts';
import { leagueRows } from '../standings/league-table.queries.ts';
import { tablesOf } from '../standings/tables.ts';
import { gamesOfCategory } from '../as-of/as-of.queries.ts';
import { chancesOverSeason, type KnownChances } from './chances-over-season.ts';
import { type ForecastLeague, outlooksOf } from './league-forecast.queries.ts';

const places = 4;

/** Chances of the weeks before, by league: worked out once. */
const kept = new Map<string, Promise<KnownChances>>();
const mostKept = 500;

/** How a team's chances of one of the first four ranks moved, Monday by Monday. */
const lineOf = async (db: Db, league: ForecastLeague, teamId: number) => {
  const { competition: key, seasonId, category } = league;
  const [rows, ofCategory] = await Promise.all([
    leagueRows(db, league, {}),
    gamesOfCategory(db, { seasonId, categoryId: category.id }, {}),
  ]);
  const [table] = tablesOf(rows.games, rows.entries, 'league');
  if (!table) return [];
  const { competition } = rows;
  const schedule = table.games.map(({ gameId, date, status }) => [gameId, date, status === 'cancelled']);
  const basis = JSON.stringify([competition.rules, competition.draw, [...table.teamIds], schedule]);
  const earlier = await kept.get(key)?.catch(() => undefined);
  const chances = chancesOverSeason({ table, competition }, ofCategory, places, basis, earlier);
  kept.delete(key);
  kept.set(key, chances);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return [...(await chances).values()].map(({ date, of }) => ({ date, firstFour: of.get(teamId) ?? 0 }));
};

/** A team's chances in its league; null outside one, and where nothing is left to play. */
export const teamForecast = async (
  db: Db,
  { lang, sid, eid: teamId }: TeamForecastInput,
): Promise<TeamForecastOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  await findTeam(db, catalogue, teamId, seasonId);
  const league = await leagueOfTeam(db, teamId, seasonId);
  if (!league || !(await shows(db, league.category.id, 'everything'))) return { forecast: null };
  const [position, { teams }, line, names] = await Promise.all([
    positionOfSeason(db, seasonId),
    outlooksOf(db, { ...league, seasonId }),
    lineOf(db, { ...league, seasonId }, teamId),
    namesFor(db, catalogue, { teams: [{ teamId, seasonId }], leagueIds: [league.id] }),
  ]);
  const own = teams.find((team) => team.teamId === teamId);
  if (!own) return { forecast: null };
  const { teamId: _teamId, ...outlook } = own;
  return {
    forecast: {
      league: names.league(league.id),
      team: names.team(teamId, seasonId),
      position,
      ...outlook,
      line,
    },
  };
};
