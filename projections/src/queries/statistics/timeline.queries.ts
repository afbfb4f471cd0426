import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { TimelineInput, TimelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import { leagueCards } from '../catalogue/league-cards.ts';
import { tournamentCards } from '../catalogue/tournament-cards.ts';
import { featsOfSeason } from '../feats/season-feats.queries.ts';
import { anyOf } from '../sql/any-of.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { pageOf } from '../sql/paging.ts';
import type { Db } from '../../views/schema.ts';
import { countsBySeason } from './statistics.queries.ts';

const limits = { seasons: 6, tournaments: 40, champions: 6 };

type Season = Catalogue['seasons'][number];
type InTime = TimelineOutput['seasons'][number];

/** Returns when each of these seasons was opened, by season id. */
const openings = async (db: Db, seasonIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('activity_log')
    .select(['seasonId', 'recordedAt'])
    .where('kind', '=', 'season')
    .where('action', '=', 'SeasonOpened')
    .where(anyOf('seasonId', seasonIds))
    .limit(limits.seasons * 4)
    .execute();
  return new Map(rows.map(({ seasonId, recordedAt }) => [Number(seasonId), recordedAt]));
};

const championsOf = async (db: Db, catalogue: Catalogue, { id: seasonId, endsOn }: Season, today: string) => {
  const isOver = endsOn < today;
  const [tournaments, leagues] = await Promise.all([
    tournamentCards(db, catalogue, { seasonId, limit: limits.tournaments }),
    isOver ? leagueCards(db, catalogue, { seasonId, limit: limits.champions }) : [],
  ]);
  const won = tournaments.flatMap(({ id, name, path, winner, categories: [category = null] }) =>
    winner ? [{ of: { id, name, path }, team: winner, category }] : [],
  );
  const first = leagues.flatMap(({ id, name, path, leader, category }) =>
    leader ? [{ of: { id, name, path }, team: leader, category }] : [],
  );
  return { tournaments: won.slice(0, limits.champions), leagues: first };
};

/** Returns a page of seasons, latest first, each with its champions and feats. */
export const timelineOf = async (db: Db, { lang, page }: TimelineInput): Promise<TimelineOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { offset, limit, paging } = pageOf(page, limits.seasons);
  const pageSeasons = catalogue.seasons.slice(offset, offset + limit);
  const today = dayInQuebec(new Date().toISOString());
  const [counted, opened] = await Promise.all([
    countsBySeason(db),
    openings(
      db,
      pageSeasons.map(({ id }) => id),
    ),
  ]);
  const seasons = await Promise.all(
    pageSeasons.map(async (season): Promise<InTime> => {
      const [champions, feats] = await Promise.all([
        championsOf(db, catalogue, season, today),
        featsOfSeason(db, catalogue, season.id),
      ]);
      const {
        games = 0,
        finals = 0,
        goals = 0,
        teams = 0,
        leagues = 0,
        tournaments = 0,
      } = counted.get(season.id) ?? {};
      return {
        season: catalogue.season(season.id),
        startsOn: season.startsOn,
        endsOn: season.endsOn,
        counts: { games, finals, goals, teams, leagues, tournaments },
        openedAt: opened.get(season.id) ?? null,
        ...champions,
        feats,
      };
    }),
  );
  return { seasons, paging: paging(catalogue.seasons.length) };
};
