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
import { localDate } from './vocabulary.ts';

/**
 * What every page needs to find its way: the season's menu. `demo`: some of what is shown was generated. `late`: what
 * could not be brought into the views, since when, and the things whose pages lack it (`game:5`, `league:2`).
 */
export const navOutput = z.object({
  currentSeason: seasonRefOutput.nullable(),
  ongoingSeason: seasonRefOutput.nullable(),
  seasons: z.array(seasonRefOutput),
  regions: z.array(ref),
  categories: z.array(ref),
  counts: counts.nullable(),
  demo: z.boolean(),
  late: z.array(z.object({ since: z.iso.datetime(), topics: z.array(z.string()) })),
  /** Where the site is found elsewhere, if pages are to show it. */
  elsewhere: z.object({ facebook: z.url().nullable(), twitter: z.url().nullable() }).optional(),
});
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
  /** Within its group. */
  rank: z.int(),
  /** By rating, teams that no chain of games connects are in different groups, 1 the largest; else all are in 1. */
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
  rating: rating.pick({ value: true, error: true, provisional: true }).nullable(),
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
  /** The other teams that did as much, at most nine. */
  others: z.array(ref),
});
const teamRecord = z.object({ team: ref, value: z.int(), others: z.array(ref) });

/** What stands out in a season over all its games; null before it has happened. */
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
  /** Games that are being played. */
  live: z.array(gameCard),
  /** The latest day with results, with the games of that day that are still to come. */
  latest: day.nullable(),
  /** The next games that are scheduled, soonest first. */
  upcoming: z.array(gameCard),
  /** Of the coming week, the games on which most hangs, one a league. */
  biggest: z.array(biggestGame),
  /** Best rating of the categories with most games. */
  leaders: z.array(z.object({ category: ref, teams: z.array(leader) })),
  feats: seasonFeats,
  tournaments: z.array(tournamentCard),
  leagues: z.array(leagueCard),
});
export type SeasonHomeOutput = z.infer<typeof seasonHomeOutput>;

export const leaderboardOutput = z.object({
  season: seasonRefOutput,
  /** Of the last event of the log that it was made from. */
  position: z.string(),
  category: ref.nullable(),
  asOf: asOfOutput,
  by: z.string(),
  categories: z.array(ref),
  leaders: z.array(leader),
  /** Of one category: a hundred teams a page. */
  paging,
});
export type LeaderboardOutput = z.infer<typeof leaderboardOutput>;

const gamesOfDay = z.object({ date: localDate, games: z.int() });

/** Games by day, of the latest with results where none is asked for; `days` lists the days around that have games. */
export const latestResultsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  date: localDate.nullable(),
  days: z.array(gamesOfDay),
  games: z.array(gameCard),
});
export type LatestResultsOutput = z.infer<typeof latestResultsOutput>;

/** `live`: games being played, of whatever day; `games`: all of the day; `dates`: days around it that have games. */
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
export type LeaguesOutput = z.infer<typeof leaguesOutput>;

/** Of a category or region, in a season. */
const partOfSeason = z.object({
  id: z.int(),
  name: z.string(),
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
  /** How many teams are rated from `from` to `from + step` goals, the best first; `apart`: rated, but not comparable. */
  spread: z
    .object({
      step: z.number(),
      bins: z.array(z.object({ from: z.number(), teams: z.int() })),
      apart: z.int(),
    })
    .nullable(),
});
export type CategoryOutput = z.infer<typeof categoryOutput>;

export const regionOutput = partOfSeason.extend({
  teams: z.array(ref.extend({ category: ref, city: z.string().nullable() })),
});
export type RegionOutput = z.infer<typeof regionOutput>;

export const teamsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  region: ref.nullable(),
  categories: z.array(ref),
  regions: z.array(ref),
  teams: z.array(ref.extend({ category: ref, region: ref, city: z.string().nullable() })),
  paging,
});
export type TeamsOutput = z.infer<typeof teamsOutput>;

/** `GET /api/v1/divisions/{did}`: `path` of a league leads to the table of the division. */
export const divisionOutput = z.object({
  id: z.int(),
  name: z.string(),
  season: seasonRefOutput,
  leagues: z.array(ref.extend({ category: ref, region: ref, teams: z.int() })),
});
export type DivisionOutput = z.infer<typeof divisionOutput>;

export const tournamentsOutput = z.object({
  season: seasonRefOutput,
  category: ref.nullable(),
  categories: z.array(ref),
  tournaments: z.array(tournamentCard),
});
export type TournamentsOutput = z.infer<typeof tournamentsOutput>;
