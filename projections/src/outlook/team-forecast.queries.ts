import type { TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TeamForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { findTeam } from '../team-records/find-team.ts';
import { leagueOfTeam } from '../team-records/team-rows.ts';
import { outlooksOf } from './league-forecast.queries.ts';

/** A team's chances in its league; null outside one, and where nothing is left to play. */
export const teamForecast = async (
  db: Db,
  { lang, sid, eid: teamId }: TeamForecastInput,
): Promise<TeamForecastOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  await findTeam(db, catalogue, teamId, seasonId);
  const league = await leagueOfTeam(db, teamId, seasonId);
  if (!league) return { forecast: null };
  const [{ teams }, names] = await Promise.all([
    outlooksOf(db, { ...league, seasonId }),
    namesFor(db, catalogue, { teams: [{ teamId, seasonId }], leagueIds: [league.id] }),
  ]);
  const own = teams.find((team) => team.teamId === teamId);
  if (!own) return { forecast: null };
  const { teamId: _teamId, ...outlook } = own;
  return {
    forecast: { league: names.league(league.id), team: names.team(teamId, seasonId), ...outlook },
  };
};
