import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Leader, SeasonHomeOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { sql } from 'kysely';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { featsOfSeason } from '../feats/season-feats.queries.ts';
import { cardsFor, gamesOfDay, liveGames, upcomingGames } from '../games/game-lists.ts';
import { leadersOf } from '../leaderboard/leaders.ts';
import { biggestGames } from '../outlook/biggest-games.queries.ts';
import type { Db } from '../schema.ts';
import { leagueCards } from './league-cards.ts';
import { countsOfSeason } from './season.queries.ts';
import { tournamentCards } from './tournament-cards.ts';

const shown = {
  live: 40,
  day: 60,
  /** Readers leave out those of past days, so these are more than any page shows. */
  upcoming: 30,
  biggest: 6,
  categories: 3,
  leaders: 5,
  tournaments: 12,
  leagues: 24,
};

/** Returns the best-rated teams of the categories with the most games. */
const leadersByCategory = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
): Promise<{ category: Ref; teams: Leader[] }[]> => {
  const categories = await db
    .selectFrom('leaderboard as l')
    .innerJoin('ratings as r', (join) =>
      join
        .onRef('r.seasonId', '=', 'l.seasonId')
        .onRef('r.categoryId', '=', 'l.categoryId')
        .onRef('r.teamId', '=', 'l.teamId'),
    )
    .select('l.categoryId')
    .where('l.seasonId', '=', seasonId)
    .groupBy('l.categoryId')
    .orderBy(sql`sum(l."gamesPlayed")`, 'desc')
    .orderBy('l.categoryId')
    .limit(shown.categories)
    .execute();
  return Promise.all(
    categories.map(async ({ categoryId }) => ({
      category: catalogue.category(categoryId, seasonId),
      teams: await leadersOf(db, catalogue, { seasonId, categoryId, by: 'rating', limit: shown.leaders }),
    })),
  );
};

const latestDay = async (db: Db, catalogue: Catalogue, seasonId: number, day: string | null) =>
  day === null
    ? null
    : {
        date: day,
        games: await cardsFor(db, catalogue, await gamesOfDay(db, { seasonId }, day, shown.day)),
      };

/**
 * Returns the home page of a season. Upcoming games are those after the day of the last result; readers know which of
 * them are awaited. `today` decides which games can be live.
 */
export const seasonHome = async (
  db: Db,
  { lang, sid }: SeasonInput,
  today: string,
): Promise<SeasonHomeOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const season = catalogue.seasonBy(sid);
  const seasonId = season.id;
  const { counts, lastDate } = await countsOfSeason(db, seasonId);
  const [live, latest, upcoming, biggest, leaders, feats, tournaments, leagues] = await Promise.all([
    liveGames(db, { seasonId }, today, shown.live).then((games) => cardsFor(db, catalogue, games)),
    latestDay(db, catalogue, seasonId, lastDate),
    upcomingGames(
      db,
      { seasonId },
      { after: lastDate, isOver: season.endsOn < today, limit: shown.upcoming },
    ).then((games) => cardsFor(db, catalogue, games)),
    biggestGames(db, catalogue, seasonId, shown.biggest),
    leadersByCategory(db, catalogue, seasonId),
    featsOfSeason(db, catalogue, seasonId),
    tournamentCards(db, catalogue, { seasonId, limit: shown.tournaments }),
    leagueCards(db, catalogue, { seasonId, limit: shown.leagues }),
  ]);
  const at = catalogue.seasons.indexOf(season);
  const neighbour = (index: number) => {
    const other = catalogue.seasons[index];
    return other ? catalogue.season(other.id) : null;
  };
  return {
    season: catalogue.season(seasonId),
    previousSeason: neighbour(at + 1),
    nextSeason: neighbour(at - 1),
    counts,
    live,
    latest,
    upcoming,
    biggest,
    leaders,
    feats,
    tournaments,
    leagues,
  };
};
