import type { TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TeamForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { positionOfSeason } from '../activity-log/log-position.queries.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { shows } from '../policy/policy.queries.ts';
import { findTeam } from '../team-records/find-team.ts';
import { leagueOfTeam } from '../team-records/team-rows.ts';
import { type ForecastLeague, outlooksOf } from './league-forecast.queries.ts';
import { lineOfLeague } from './league-line.queries.ts';
import type { Simulate } from './simulate-in-parts.ts';

/** Returns a team's chances of one of the first ranks, Monday by Monday. */
const lineOf = async (db: Db, league: ForecastLeague, teamId: number, simulate?: Simulate) => {
  const found = await lineOfLeague(db, league, simulate);
  return [...(found?.line ?? [])].map(({ date, of }) => ({ date, firstFour: of.get(teamId) ?? 0 }));
};

/** Returns a team's chances in its league; null without a league or without games left. */
export const teamForecast = async (
  db: Db,
  { lang, sid, eid: teamId }: TeamForecastInput,
  simulate?: Simulate,
): Promise<TeamForecastOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  await findTeam(db, catalogue, teamId, seasonId);
  const league = await leagueOfTeam(db, teamId, seasonId);
  if (!league || !(await shows(db, league.category.id, 'everything'))) return { forecast: null };
  const { teams } = await outlooksOf(db, { ...league, seasonId }, simulate);
  const own = teams.find((team) => team.teamId === teamId);
  // Before the line: it simulates every week of the season.
  if (!own) return { forecast: null };
  const [position, line, names] = await Promise.all([
    positionOfSeason(db, seasonId),
    lineOf(db, { ...league, seasonId }, teamId, simulate),
    namesFor(db, catalogue, { teams: [{ teamId, seasonId }], leagueIds: [league.id] }),
  ]);
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
