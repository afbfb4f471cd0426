import { gamesAround } from '../../computing/games/games-around.ts';
import type { TeamInput } from '@rondelle/contracts/competition/inputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { type Feats, featsOutputOf, opponentsInFeats } from '../outputs/feats-output.ts';
import { gameCardsOf } from '../outputs/game-card.ts';
import { addWanted, type Names, namesFor, type Wanted, wantedBy } from '../outputs/names.ts';
import { ratingOutputOf } from '../outputs/rating-output.ts';
import { recordOutputOf } from '../outputs/record-output.ts';
import { chartOf, standingOf } from '../outputs/standing-output.ts';
import { type AsOf, gamesOfTeamsIn, isAsOf, ratedGamesOf } from '../as-of/as-of.queries.ts';
import { pointsChart } from '../../computing/chart/points-chart.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { chancesOfGames } from '../forecasts/forecast.queries.ts';
import { openingOfCategory, ratingsOfCategory } from '../ratings/ratings.queries.ts';
import { shows } from '../policy/policy.queries.ts';
import { featsOf } from '../../views/feats/feats.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { rivalriesIn } from '../../computing/rivalries/rivalries-in.ts';
import { closestRivals, rivalCardsOf, rivalRows } from '../rivalries/rival-cards.ts';
import type { Db } from '../../views/schema.ts';
import { type LeagueRows, leagueRows } from '../standings/league-table.queries.ts';
import { rowsAround } from '../standings/rows-around.ts';
import { scheduleStrength } from '../../computing/ratings/schedule-strength.ts';
import { findTeam } from './find-team.ts';
import { featsOfTeam, gamesOfTeam, leagueOfTeam, recordOfSeason, tournamentsOfTeam } from './team-rows.ts';
import { recordOf } from '../../views/team-records/team-record.ts';
import type { TeamRecordRow } from '../../views/team-records/team-records.table.ts';

/** More games than pages display: on a page rendered yesterday, browsers list the games of its day as awaited. */
const limits = { latest: 8, awaited: 5, toCome: 8, postponed: 10 };

type TeamScope = { readonly seasonId: number; readonly categoryId: number; readonly teamId: number };
type Own = {
  readonly games: readonly GameRow[];
  readonly record: Omit<TeamRecordRow, 'seasonId' | 'teamId' | 'categoryId'> | undefined;
  readonly ratings: readonly RatingRow[];
  readonly feats: Feats | undefined;
};

/** Loads a team's games, record, ratings and feats from the views, or computes them as of a day or an instant. */
const ownOf = async (db: Db, scope: TeamScope, asOf: AsOf): Promise<Own> => {
  const { seasonId, categoryId, teamId } = scope;
  if (!isAsOf(asOf)) {
    const [games, record, ratings, feats] = await Promise.all([
      gamesOfTeam(db, teamId, seasonId),
      recordOfSeason(db, teamId, seasonId),
      ratingsOfCategory(db, seasonId, categoryId),
      featsOfTeam(db, teamId, seasonId),
    ]);
    return { games, record, ratings, feats };
  }
  const [games, rated, opening, hasTables, hasRatings] = await Promise.all([
    gamesOfTeamsIn(db, { seasonId, teamIds: [teamId] }, asOf),
    ratedGamesOf(db, scope, asOf),
    openingOfCategory(db, seasonId, categoryId, asOf.knownAt),
    shows(db, categoryId, 'tables'),
    shows(db, categoryId, 'everything'),
  ]);
  return {
    games,
    record: hasTables ? recordOf(games, teamId) : undefined,
    ratings: hasRatings ? ratingsOf(rated, seasonId, categoryId, opening) : [],
    feats: hasTables ? featsOf(games, teamId) : undefined,
  };
};

const standingWith = (
  teamId: number,
  leagueId: number,
  league: LeagueRows,
  names: Names,
): TeamOutput['standing'] => {
  const found = rowsAround(league.standings, teamId, names);
  return (
    found && {
      league: names.league(leagueId),
      rank: found.own.rank,
      outOf: league.standings.length,
      rows: found.rows.map((row) => standingOf(row, names)),
    }
  );
};

/** Returns the points over the season of the team and its neighbours in the table. */
const chartWith = (
  standing: TeamOutput['standing'],
  seasonId: number,
  { games, entries, competition }: LeagueRows,
  names: Names,
): TeamOutput['chart'] =>
  standing &&
  chartOf(
    pointsChart(games, entries, competition),
    standing.rows.map((row) => row.team.id),
    seasonId,
    names,
  );

const scheduledIdsOf = (games: readonly GameRow[]): number[] =>
  games.filter(({ status }) => status === 'scheduled').map(({ gameId }) => gameId);

/** Returns a team in a season, now or as of a day and an instant. */
export const teamPage = async (db: Db, input: TeamInput): Promise<TeamOutput> => {
  const { lang, sid, eid: teamId, ...asOf } = input;
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid, knownAt: asOf.knownAt });
  const { listing, team } = await findTeam(db, catalogue, teamId, seasonId);
  const scope = { seasonId, categoryId: listing.category.id, teamId };
  const [own, found, stored, tournamentIds] = await Promise.all([
    ownOf(db, scope, asOf),
    leagueOfTeam(db, teamId, seasonId, asOf.knownAt),
    isAsOf(asOf) ? null : rivalRows(db, teamId, seasonId),
    tournamentsOfTeam(db, teamId, seasonId, asOf.knownAt),
  ]);
  const rivals = stored ?? rivalriesIn(own.games, teamId);
  const league = found && (await leagueRows(db, found, asOf));
  const { latest, upcoming } = gamesAround(own.games, limits);
  const ofSeason = () => seasonId;
  const ids = [
    ...(league?.standings.map((row) => row.teamId) ?? []),
    ...rivals.flatMap((row) => [row.teamLo, row.teamHi]),
  ];
  const wanted: Wanted = {
    teams: [
      ...[...ids, teamId].map((id) => ({ teamId: id, seasonId })),
      ...(own.feats ? opponentsInFeats(own.feats, ofSeason) : []),
    ],
    leagueIds: found ? [found.id] : [],
    tournamentIds,
  };
  const names = await namesFor(db, catalogue, addWanted(wanted, wantedBy([...latest, ...upcoming])));
  const standing = found && league ? standingWith(teamId, found.id, league, names) : null;
  const record = recordOutputOf(own.record);
  // A forecast may be younger than a past state.
  const chances = isAsOf(asOf) ? [] : await chancesOfGames(db, scheduledIdsOf(upcoming));
  return {
    team,
    record,
    standing,
    rating: ratingOutputOf(own.ratings, teamId),
    schedule: scheduleStrength(own.games, own.ratings, teamId),
    chart: league ? chartWith(standing, seasonId, league, names) : null,
    latest: gameCardsOf(latest, names),
    upcoming: gameCardsOf(upcoming, names),
    chances,
    feats: record && own.feats ? featsOutputOf(own.feats, ofSeason, names) : null,
    rivals: rivalCardsOf(stored ?? closestRivals(rivals, teamId, names), teamId, names),
    tournaments: tournamentIds.map((id) => names.tournament(id)),
    supervisors: [],
  };
};
