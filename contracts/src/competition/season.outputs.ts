import { z } from 'zod';
import { biggestGame } from './forecast.outputs.ts';
import {
  asOfOutput,
  counts,
  currentStreak,
  gameCard,
  paging,
  rating,
  ref,
  seasonRefOutput,
  supervisorRef,
} from './outputs.ts';
import { country, localDate } from './vocabulary.ts';

/**
 * Navigation data for every page: the season's menu. `demo`: some data is generated. `late`: what is quarantined, since
 * when, and the topics whose pages are incomplete (`game:5`, `league:2`).
 */
export const menuOutput = z.object({
  currentSeason: seasonRefOutput.nullable(),
  ongoingSeason: seasonRefOutput.nullable(),
  seasons: z.array(seasonRefOutput),
  regions: z.array(ref),
  categories: z.array(ref),
  demo: z.boolean(),
  late: z.array(z.object({ since: z.iso.datetime(), topics: z.array(z.string()) })),
  /** The site's social media pages; absent when there are none to display. */
  elsewhere: z.object({ facebook: z.url().nullable(), twitter: z.url().nullable() }).optional(),
});
export type MenuOutput = z.infer<typeof menuOutput>;

/** `GET /api/v1/nav`: the menu with its season's counts. */
export const navOutput = menuOutput.extend({ counts: counts.nullable() }).meta({ id: 'Nav' });
export type NavOutput = z.infer<typeof navOutput>;

export const tournamentCard = ref.extend({
  startsOn: localDate,
  endsOn: localDate,
  city: z.string().nullable(),
  categories: z.array(ref),
  teams: z.int(),
  games: z.int(),
  winner: ref.nullable(),
});
export type TournamentCard = z.infer<typeof tournamentCard>;

/** `GET /api/v1/seasons/{seasonSlug}` */
export const seasonOutput = z.object({
  id: z.int(),
  slug: z.string(),
  startsOn: localDate,
  endsOn: localDate,
  regions: z.array(ref),
  categories: z.array(ref),
  tournaments: z.array(tournamentCard),
  supervisors: z.array(supervisorRef),
});
seasonOutput.register(z.globalRegistry, { id: 'Season' });
export type SeasonOutput = z.infer<typeof seasonOutput>;

const leagueCard = ref.extend({
  category: ref,
  region: ref,
  teams: z.int(),
  games: z.int(),
  leader: ref.nullable(),
});
export type LeagueCard = z.infer<typeof leagueCard>;

const leader = z.object({
  /** Rank within the group. */
  rank: z.int(),
  /**
   * Teams that no chain of games connects cannot be compared by rating, so they are in different groups; group 1 is the
   * largest. For other measures all teams are in group 1.
   */
  group: z.int(),
  team: ref,
  category: ref,
  region: ref,
  gamesPlayed: z.int(),
  wins: z.int(),
  pointsPercentage: z.number(),
  goalsForPerGame: z.number(),
  goalsAgainstPerGame: z.number(),
  streak: currentStreak,
  rating: rating.pick({ value: true, error: true, provisional: true, results: true }).nullable(),
});
export type Leader = z.infer<typeof leader>;

const day = z.object({ date: localDate, games: z.array(gameCard) });
export type ResultsDay = z.infer<typeof day>;

const gameRecord = z.object({
  team: ref,
  opponent: ref,
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  date: localDate,
  path: z.string(),
  /** Other teams that reached the same value, at most nine. */
  others: z.array(ref),
});
const teamRecord = z.object({ team: ref, value: z.int(), others: z.array(ref) });

/** Records of a season over all its games; null when no game qualifies yet. */
export const seasonFeats = z.object({
  biggestWin: gameRecord.nullable(),
  highestScoring: gameRecord.nullable(),
  shutouts: teamRecord.nullable(),
  longestWinningStreak: teamRecord.nullable(),
});
export type SeasonFeats = z.infer<typeof seasonFeats>;

export const seasonHomeOutput = z.object({
  season: seasonRefOutput,
  previousSeason: seasonRefOutput.nullable(),
  nextSeason: seasonRefOutput.nullable(),
  counts,
  /** Live games. */
  live: z.array(gameCard),
  /** The latest day with results; includes that day's upcoming games. */
  latest: day.nullable(),
  /** The next scheduled games after that day, soonest first; none while that day is under way. */
  upcoming: z.array(gameCard),
  /** The games of the coming week that change chances most, one per league. */
  biggest: z.array(biggestGame),
  leagues: z.array(leagueCard),
});
export type SeasonHomeOutput = z.infer<typeof seasonHomeOutput>;

/** Parts of a season's own page that the home page lacks. */
export const seasonHighlightsOutput = z.object({
  /** The best-rated teams of the categories with the most games. */
  leaders: z.array(z.object({ category: ref, teams: z.array(leader) })),
  feats: seasonFeats,
  tournaments: z.array(tournamentCard),
  today: localDate,
});
export type SeasonHighlightsOutput = z.infer<typeof seasonHighlightsOutput>;

export const leaderboardOutput = z.object({
  season: seasonRefOutput,
  /** Log position of the last event included. */
  position: z.string(),
  category: ref.nullable(),
  asOf: asOfOutput,
  by: z.string(),
  categories: z.array(ref),
  leaders: z.array(leader),
  /** A hundred teams per page, for a single category. */
  paging,
});
leaderboardOutput.register(z.globalRegistry, { id: 'Leaderboard' });
export type LeaderboardOutput = z.infer<typeof leaderboardOutput>;

const gamesOfDay = z.object({ date: localDate, games: z.int() });

/** Games of a day, by default of the latest day with results; `days` lists nearby days with games. */
export const latestResultsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  date: localDate.nullable(),
  days: z.array(gamesOfDay),
  games: z.array(gameCard),
});
export type LatestResultsOutput = z.infer<typeof latestResultsOutput>;

/** `live`: live games of any day; `games`: all games of the day; `dates`: nearby days with games. */
export const liveScoresOutput = z.object({
  season: seasonRefOutput,
  date: localDate.nullable(),
  dates: z.array(gamesOfDay),
  live: z.array(gameCard),
  games: z.array(gameCard),
});
export type LiveScoresOutput = z.infer<typeof liveScoresOutput>;

export const leaguesOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(z.object({ category: ref, leagues: z.array(leagueCard) })),
});
leaguesOutput.register(z.globalRegistry, { id: 'Leagues' });
export type LeaguesOutput = z.infer<typeof leaguesOutput>;

/** Common part of the category and region pages. */
const partOfSeason = z.object({
  id: z.int(),
  name: z.string(),
  description: z
    .string()
    .nullable()
    .meta({ description: 'A paragraph about it, as plain text; null when nobody has written one.' }),
  /** The same page in the other language. */
  otherPath: z.string(),
  season: seasonRefOutput,
  leagues: z.array(leagueCard),
  latest: z.array(gameCard),
});

export const categoryOutput = partOfSeason.extend({
  shows: ref.shape.shows,
  teams: z.int(),
  regions: z.array(ref),
  tournaments: z.array(tournamentCard),
  leaders: z.array(leader),
  /**
   * Histogram of ratings, best first: a bin counts the teams from `from` to `from + step` goals. `apart`: rated teams
   * that are not comparable with the others.
   */
  spread: z
    .object({
      step: z.number(),
      bins: z.array(z.object({ from: z.number(), teams: z.int() })),
      apart: z.int(),
    })
    .nullable(),
});
categoryOutput.register(z.globalRegistry, { id: 'Category' });
export type CategoryOutput = z.infer<typeof categoryOutput>;

export const regionOutput = partOfSeason.extend({
  teams: z.array(ref.extend({ category: ref, city: z.string().nullable(), country: country.nullable() })),
});
regionOutput.register(z.globalRegistry, { id: 'Region' });
export type RegionOutput = z.infer<typeof regionOutput>;

export const teamsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  region: ref.nullable(),
  categories: z.array(ref),
  regions: z.array(ref),
  teams: z.array(
    ref.extend({ category: ref, region: ref, city: z.string().nullable(), country: country.nullable() }),
  ),
  paging,
});
teamsOutput.register(z.globalRegistry, { id: 'Teams' });
export type TeamsOutput = z.infer<typeof teamsOutput>;

/** `GET /api/v1/divisions/{did}`: `path` of each league leads to the table of the division. */
export const divisionOutput = z.object({
  id: z.int(),
  name: z.string(),
  season: seasonRefOutput,
  leagues: z.array(ref.extend({ category: ref, region: ref, teams: z.int() })),
});
divisionOutput.register(z.globalRegistry, { id: 'Division' });
export type DivisionOutput = z.infer<typeof divisionOutput>;

export const tournamentsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  /** Soonest first up to those of `today`, then the past ones, latest first. */
  tournaments: z.array(tournamentCard),
  /** The server's date in Quebec. */
  today: localDate,
});
tournamentsOutput.register(z.globalRegistry, { id: 'Tournaments' });
export type TournamentsOutput = z.infer<typeof tournamentsOutput>;
