import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { SeasonHomeOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { cardsFor, gamesOfDay, liveGames, upcomingGames } from '../outputs/game-lists.ts';
import { biggestGames } from '../outlook/biggest-games.queries.ts';
import type { Db } from '../../views/schema.ts';
import { leagueCards } from '../catalogue/league-cards.ts';
import { countsOfSeason } from '../catalogue/season.queries.ts';

const limits = {
  live: 40,
  day: 60,
  /** More games than pages display: on a page rendered yesterday, browsers list the games of its day as awaited. */
  upcoming: { awaited: 10, toCome: 20 },
  biggest: 6,
  leagues: 24,
};

const latestDay = async (db: Db, catalogue: Catalogue, seasonId: number, day: string | null) =>
  day === null
    ? null
    : {
        date: day,
        games: await cardsFor(db, catalogue, await gamesOfDay(db, { seasonId }, day, limits.day)),
      };

/**
 * Returns the home page of a season. Upcoming games are those after the day of the last result, if there is one;
 * browsers decide which of them are awaited. While games of today are being played, there are no upcoming games: the
 * rest of the day is in `latest`. `today` decides which games can be live, and which are to come.
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
  const [live, latest, biggest, leagues] = await Promise.all([
    liveGames(db, { seasonId }, today, limits.live).then((games) => cardsFor(db, catalogue, games)),
    latestDay(db, catalogue, seasonId, lastDate),
    biggestGames(db, catalogue, seasonId, limits.biggest),
    leagueCards(db, catalogue, { seasonId, limit: limits.leagues }),
  ]);
  const isUnderWay =
    latest !== null &&
    (live.length > 0 || (lastDate === today && latest.games.some(({ status }) => status === 'scheduled')));
  const coming = { after: lastDate, today, isOver: season.endsOn < today, most: limits.upcoming };
  const upcoming = isUnderWay
    ? []
    : await cardsFor(db, catalogue, await upcomingGames(db, { seasonId }, coming));
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
    leagues,
  };
};
