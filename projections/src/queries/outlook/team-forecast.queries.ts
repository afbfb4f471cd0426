import type { TeamForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { TeamForecastInput } from '@rondelle/contracts/competition/inputs.ts';
import { positionOfSeason } from '../log/log-position.queries.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { findTeam } from '../team/find-team.ts';
import { leagueOfTeam } from '../team/team-rows.ts';
import { outlooksIn } from './league-forecast.queries.ts';
import { lineOfLeague } from './league-line.queries.ts';
import { type ForecastLeague, type LeagueSources, leagueSources } from './league-sources.queries.ts';
import type { Simulations } from './simulations.ts';

/** Returns a team's chances Monday by Monday. */
const lineOf = async (
  db: Db,
  league: ForecastLeague,
  { rows }: LeagueSources,
  teamId: number,
  simulations?: Simulations,
) => {
  const found = await lineOfLeague(db, league, rows, simulations);
  return [...(found?.line ?? [])].map(({ date, of, firstFour }) => ({
    date,
    chance: of.get(teamId) ?? 0,
    firstFour: firstFour.get(teamId) ?? 0,
  }));
};

/** A team's chances, and the league that they are computed from, even when the team has no open games. */
type FoundForecast = TeamForecastOutput & { readonly of: (ForecastLeague & { readonly id: number }) | null };

/** Returns a team's chances in its league; null without a league or without open games. */
export const teamForecast = async (
  db: Db,
  { lang, sid, eid: teamId }: TeamForecastInput,
  simulations?: Simulations,
): Promise<FoundForecast> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  await findTeam(db, catalogue, teamId, seasonId);
  const found = await leagueOfTeam(db, teamId, seasonId);
  if (!found) return { of: null, forecast: null };
  const league = { ...found, seasonId };
  const sources = await leagueSources(db, league);
  const { target, teams } = await outlooksIn(sources, simulations);
  const own = teams.find((team) => team.teamId === teamId);
  // Before the line: it simulates every week of the season.
  if (!sources || !own) return { of: league, forecast: null };
  const [position, line, names] = await Promise.all([
    positionOfSeason(db, seasonId),
    // A team without a division has no chance of play-offs that divisions decide, and no line.
    target === 'playoffs' && !own.playoffs ? [] : lineOf(db, league, sources, teamId, simulations),
    namesFor(db, catalogue, { teams: [{ teamId, seasonId }], leagueIds: [league.id] }),
  ]);
  const { teamId: _teamId, ...outlook } = own;
  return {
    of: league,
    forecast: {
      league: names.league(league.id),
      team: names.team(teamId, seasonId),
      position,
      ...outlook,
      line,
    },
  };
};
