import type {
  RatingsExplainedInput,
  RatingsExplainedOutput,
} from '@rondelle/contracts/competition/ratings-explained.ts';
import type { Leader } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Db } from '../../views/schema.ts';
import { leadersOf } from '../leaderboard/leaders.ts';
import { type Catalogue, seasonCatalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { opponentIn, ratedIn, ratingsOutput } from './rating-of-team.ts';

/** The leader that has played most has the most to show; of several, the first. */
const mostPlayed = (leaders: readonly Leader[]): number | undefined =>
  leaders.toSorted((a, b) => b.gamesPlayed - a.gamesPlayed)[0]?.team.id;

/** Returns a team of the season with its ratings and last games; null without a rating. */
const exampleOf = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  teamId: number,
): Promise<RatingsExplainedOutput['example']> => {
  const own = await namesFor(db, catalogue, { teams: [{ teamId, seasonId }] });
  const listing = own.listing(teamId, seasonId);
  if (!listing || listing.seasonId !== seasonId) return null;
  const rated = await ratedIn(db, { teamId, seasonId, categoryId: listing.category.id });
  const opponents = (rated?.last ?? []).map((one) => ({ teamId: opponentIn(one, teamId), seasonId }));
  const ratings = ratingsOutput(rated, teamId, await namesFor(db, catalogue, { teams: opponents }));
  return ratings && { team: own.team(teamId, seasonId), category: listing.category, ...ratings };
};

/** Returns a team as the example of how ratings are made, and the leaders that could be it. */
export const ratingsExplained = async (
  db: Db,
  { lang, sid, eid }: RatingsExplainedInput,
): Promise<RatingsExplainedOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const leaders = await leadersOf(db, catalogue, { seasonId, by: 'rating', limit: 1 });
  const teamId = eid ?? mostPlayed(leaders);
  return {
    season: catalogue.season(seasonId),
    leaders: leaders
      .map(({ team, category }) => ({ team, category }))
      .toSorted((a, b) => catalogue.compare(a.category.name, b.category.name)),
    example: teamId === undefined ? null : await exampleOf(db, catalogue, seasonId, teamId),
  };
};
