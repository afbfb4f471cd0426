import type { OpponentsInput, OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { distanceBetween } from '../../computing/geography/distance.ts';
import {
  type Encounters,
  encountersOf,
  noEncounters,
  type OwnGame,
} from '../../computing/opponents/encounters.ts';
import { type Candidate, opponentsFor } from '../../computing/opponents/opponents.ts';
import { saturdaysIn, weekendIn } from '../../computing/opponents/weekend.ts';
import type { Db } from '../../views/schema.ts';
import { loadCities, placesBy } from '../geography/season-places.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { type Names, namesFor, refOf } from '../outputs/names.ts';
import { pageOf } from '../sql/paging.ts';
import { findTeam } from '../team/find-team.ts';
import { type Comparison, comparisonFor } from './comparison.ts';
import { gamesOnWeekend, ownGamesOf, teamsPlayingOn } from './opponent-rows.ts';

const pageSize = 20;

type Found = Candidate & { readonly encounters: Encounters };

const ownGameOutput = ({ gameId, seasonId, date }: OwnGame, names: Names) => ({
  gameId,
  date,
  path: names.paths.game(names.slugOfSeason(seasonId), gameId),
});

const opponentOutput = (
  { teamId, distance, forecast, gamesThisSeason, gamesOnWeekend: games, encounters }: Found,
  { ratingOf, rankOf }: Comparison,
  names: Names,
  { teamId: ownId, seasonId }: { readonly teamId: number; readonly seasonId: number },
): OpponentsOutput['opponents'][number] => {
  const [team, rating, ranked] = [names.team(teamId, seasonId), ratingOf(teamId), rankOf(teamId)];
  return {
    team,
    city: names.listing(teamId, seasonId)?.city ?? null,
    distance,
    rating: rating && { value: rating.rating, error: rating.error, provisional: rating.provisional },
    standing: ranked && { rank: ranked.rank, outOf: ranked.outOf, league: names.league(ranked.leagueId) },
    forecast,
    lastMet: encounters.last && ownGameOutput(encounters.last, names),
    nextGame: encounters.next && ownGameOutput(encounters.next, names),
    gamesThisSeason,
    gamesOnWeekend: games,
    rivalryPath: names.paths.rivalry(names.slugOfSeason(seasonId), names.team(ownId, seasonId), team),
    supervisors: [],
  };
};

/** Returns the teams of a team's category that it could play, with the chance of a close game. */
export const opponentsOf = async (db: Db, input: OpponentsInput, today: string): Promise<OpponentsOutput> => {
  const { lang, sid, eid: teamId, within, level, on } = input;
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const { listing, team } = await findTeam(db, catalogue, teamId, seasonId);
  const scope = { seasonId, categoryId: listing.category.id, teamId };
  const season = catalogue.seasonBy(sid);
  const weekend = weekendIn(season, today, on);
  const [teams, cities, games, busy, comparison] = await Promise.all([
    teamsPlayingOn(db, scope),
    loadCities(db),
    ownGamesOf(db, teamId),
    weekend && gamesOnWeekend(db, seasonId, weekend),
    comparisonFor(db, scope),
  ]);
  const placeOf = placesBy(catalogue, cities, seasonId);
  const place = listing.city ? placeOf({ text: listing.city, regionId: listing.region.id }) : null;
  const from = place?.at ?? null;
  const met = encountersOf(games, { teamId, seasonId, today });
  const candidates = teams.flatMap(({ teamId: id, city, regionId }): Found[] => {
    if (id === teamId) return [];
    const at = from && city ? placeOf({ text: city, regionId }).at : null;
    const encounters = met.get(id) ?? noEncounters;
    return [
      {
        teamId: id,
        distance: from && at ? Math.round(distanceBetween(from, at)) : null,
        forecast: comparison.forecastOf(id),
        ranked: comparison.rankOf(id),
        gamesThisSeason: encounters.thisSeason,
        gamesOnWeekend: busy && (busy.get(id) ?? 0),
        encounters,
      },
    ];
  });
  const applied = from ? within : 'any';
  const found = opponentsFor(candidates, {
    basis: comparison.basis,
    own: comparison.rankOf(teamId),
    within: applied,
    level,
    isUnmet: input.unmet !== undefined,
    isFree: input.free !== undefined,
  });
  const { offset, limit, paging } = pageOf(input.page, pageSize);
  const displayed = found.slice(offset, offset + limit);
  const names = await namesFor(db, catalogue, {
    teams: [teamId, ...displayed.map((one) => one.teamId)].map((id) => ({ teamId: id, seasonId })),
    leagueIds: new Set(displayed.flatMap((one) => comparison.rankOf(one.teamId)?.leagueId ?? [])),
  });
  const isOnWeekend = ({ date, status }: OwnGame): boolean =>
    weekend !== null && date >= weekend.saturday && date <= weekend.sunday && status === 'scheduled';
  const { category, region, otherPath } = team;
  return {
    season: catalogue.season(seasonId),
    team: { ...refOf(listing), category, region, otherPath },
    basis: comparison.basis,
    from: from && place ? place.name : null,
    within: applied,
    level,
    weekend: weekend && {
      ...weekend,
      ownGames: games.filter(isOnWeekend).map((game) => ownGameOutput(game, names)),
    },
    saturdays: [...saturdaysIn(season, today, weekend)],
    opponents: displayed.map((one) => opponentOutput(one, comparison, names, scope)),
    paging: paging(found.length),
  };
};
