import type { TeamStatsInput } from '@rondelle/contracts/competition/inputs.ts';
import type { StreakOutput, TeamStatsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import { featsOutputOf, gameOutputOf, opponentsInFeats, type SeasonOf } from '../outputs/feats-output.ts';
import { type Names, namesFor } from '../outputs/names.ts';
import { recordOutputOf, splitOutputOf } from '../outputs/record-output.ts';
import { comebacks } from '../../computing/feats/best-comeback.ts';
import type { Db } from '../../views/schema.ts';
import { leagueRows } from '../standings/league-table.queries.ts';
import type { Streak, StreaksOfKind } from '../../views/streaks/streaks.table.ts';
import { findTeam } from './find-team.ts';
import { opponentIn, ratedIn, ratingOutput, ratingsOutput } from './rating-of-team.ts';
import { countedFrom, countedInSeason } from './team-counts.ts';
import { gamesOfTeam, leagueOfTeam, recordsOfTeam } from './team-rows.ts';
import type { TeamRecordRow } from '../../views/team-records/team-records.table.ts';

const streakOf = ({ length, from, to }: Streak, seasonOf: SeasonOf, names: Names): StreakOutput => ({
  length,
  from: gameOutputOf(from, seasonOf, names),
  to: gameOutputOf(to, seasonOf, names),
});

const streaksOutput = ({ longest, current, all }: StreaksOfKind, seasonOf: SeasonOf, names: Names) => ({
  longest: longest && streakOf(longest, seasonOf, names),
  current: current && streakOf(current, seasonOf, names),
  all: all.map((streak) => streakOf(streak, seasonOf, names)),
});

type Comeback = TeamStatsOutput['feats']['bestComeback'];

/** Returns the team's climb in its league's table; null for all time, which has no single table. */
const comebackOf = async (db: Db, teamId: number, seasonId: number | null): Promise<Comeback> => {
  const league = seasonId === null ? undefined : await leagueOfTeam(db, teamId, seasonId);
  if (!league) return null;
  const { games, entries, competition } = await leagueRows(db, league, {});
  const climb = comebacks(games, entries, competition).find((one) => one.teamId === teamId);
  return climb ? { fromRank: climb.lowest.rank, on: climb.lowest.date, toRank: climb.final.rank } : null;
};

const bySeason = (
  teamId: number,
  records: readonly TeamRecordRow[],
  names: Names,
): TeamStatsOutput['bySeason'] => {
  const played = new Map(records.filter((row) => row.gamesPlayed > 0).map((row) => [row.seasonId, row]));
  return names.seasons.flatMap(({ id, slug }) => {
    const row = played.get(id);
    const listing = row && names.listing(teamId, id);
    if (!row || !listing) return [];
    const { category, region } = listing;
    const path = names.paths.teamStats(slug, { category, region, team: listing });
    return [{ season: names.season(id), path, record: splitOutputOf(row) }];
  });
};

/** Returns a team's streaks and feats, of a season or of all time. */
export const teamStats = async (
  db: Db,
  { lang, sid, eid: teamId }: TeamStatsInput,
): Promise<TeamStatsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const seasonId = sid === undefined ? null : catalogue.seasonBy(sid).id;
  const { team } = await findTeam(db, catalogue, teamId, seasonId);
  const [{ record, streaks, feats, seasonOf }, records, bestComeback, rated] = await Promise.all([
    seasonId === null
      ? gamesOfTeam(db, teamId, null).then((games) => countedFrom(games, teamId))
      : countedInSeason(db, teamId, seasonId),
    recordsOfTeam(db, teamId),
    comebackOf(db, teamId, seasonId),
    seasonId === null ? null : ratedIn(db, { teamId, seasonId, categoryId: team.category.id }),
  ]);
  const opponents = opponentsInFeats(feats, seasonOf);
  const rivals = [...(rated?.games ?? []), ...(rated?.last ?? [])].map((one) => ({
    teamId: opponentIn(one, teamId),
    seasonId: one.game.seasonId,
  }));
  const own = records.map((row) => ({ teamId, seasonId: row.seasonId }));
  const names = await namesFor(db, catalogue, { teams: [...opponents, ...rivals, ...own] });
  return {
    team,
    season: seasonId === null ? null : names.season(seasonId),
    record: recordOutputOf(record),
    streaks: {
      winning: streaksOutput(streaks.winning, seasonOf, names),
      losing: streaksOutput(streaks.losing, seasonOf, names),
    },
    feats: { ...featsOutputOf(feats, seasonOf, names), bestComeback },
    rating: ratingOutput(rated, teamId, names),
    ratings: ratingsOutput(rated, teamId, names),
    bySeason: bySeason(teamId, records, names),
  };
};
