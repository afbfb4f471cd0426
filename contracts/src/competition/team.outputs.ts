import { z } from 'zod';
import {
  chart,
  currentStreak,
  gameCard,
  outcome,
  rating,
  ref,
  seasonRefOutput,
  splitRecord,
  standing,
  supervisorRef,
} from './outputs.ts';
import { chancesOfGame } from './forecast.outputs.ts';
import { country, decision, localDate } from './vocabulary.ts';

const inOtherSeason = z.object({ season: seasonRefOutput, name: z.string(), path: z.string() });

const team = ref.extend({
  season: seasonRefOutput.nullable(),
  category: ref,
  region: ref,
  city: z.string().nullable(),
  /** The country that the team plays for; null for all teams but those of countries. */
  country: country.nullable(),
  /** Page of the team's city; null when the city is not in the catalogue. */
  cityPage: ref.nullable(),
  organization: ref.nullable(),
  /** Other seasons of the team, latest first. */
  seasons: z.array(inOtherSeason),
  /** Seasons in which the club's only team of the category was another one, latest first. */
  clubSeasons: z.array(inOtherSeason),
  statsPath: z.string(),
  /** The same page in the other language. */
  otherPath: z.string(),
});

const record = splitRecord.extend({
  overtimeWins: z.int(),
  shootoutWins: z.int(),
  pointsPercentage: z.number(),
  streak: currentStreak,
  lastFive: z.array(outcome),
  home: splitRecord,
  away: splitRecord,
});

const gameChances = chancesOfGame.extend({ gameId: z.int() });
export type GameChances = z.infer<typeof gameChances>;

const rivalCard = z.object({
  team: ref,
  path: z.string(),
  games: z.int(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  overtimeLosses: z.int(),
});

const end = z.object({ gameId: z.int(), date: localDate, path: z.string() });
const gameFeat = z.object({
  game: end,
  opponent: ref,
  value: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
});
/** A team's most notable games and runs. */
const feats = z.object({
  biggestWin: gameFeat.nullable(),
  highestScoring: gameFeat.nullable(),
  shutouts: z.int(),
  longestWinningStreak: z.int(),
});
export type FeatsOutput = z.infer<typeof feats>;

/** `GET /api/v1/teams/{eid}` */
export const teamOutput = z.object({
  team,
  record: record.nullable(),
  /** The team's row in the league table, with the rows just above and below. */
  standing: z.object({ league: ref, rank: z.int(), outOf: z.int(), rows: z.array(standing) }).nullable(),
  rating: rating.nullable(),
  /** Mean rating of the opponents in played and in upcoming games; null without such games. */
  schedule: z.object({ played: z.number().nullable(), toCome: z.number().nullable() }),
  chart: chart.nullable(),
  latest: z.array(gameCard),
  upcoming: z.array(gameCard),
  /** Chances of the upcoming games that have a forecast. */
  chances: z.array(gameChances),
  /** Null before the first game, and where the category's policy hides tables. */
  feats: feats.nullable(),
  rivals: z.array(rivalCard),
  tournaments: z.array(ref),
  supervisors: z.array(supervisorRef),
});
teamOutput.register(z.globalRegistry, { id: 'Team' });
export type TeamOutput = z.infer<typeof teamOutput>;

const streak = z.object({ length: z.int(), from: end, to: end });
export type StreakOutput = z.infer<typeof streak>;
const streaks = z.object({ longest: streak.nullable(), current: streak.nullable(), all: z.array(streak) });
/** A game with its effects on both ratings of a team, from the team's side. */
export const ratedGame = gameFeat.omit({ value: true }).extend({
  decidedIn: decision.nullable(),
  /** The power rating: expected and counted margin, and how much lower it would be without the game, in goals. */
  margin: z.object({ expected: z.number(), counted: z.number(), effect: z.number() }),
  /** The results rating: chance of a win by results alone, and how much lower it would be without the game, 0 to 1. */
  results: z.object({ chance: z.number(), effect: z.number() }),
});
export type RatedGameOutput = z.infer<typeof ratedGame>;

/** `GET /api/v1/teams/{eid}/stats`; `season` is null for all time. */
export const teamStatsOutput = z.object({
  team,
  season: seasonRefOutput.nullable(),
  record: record.nullable(),
  streaks: z.object({ winning: streaks, losing: streaks }),
  feats: feats.extend({
    /** The largest climb in the league table, from the worst rank after five games to the final rank. */
    bestComeback: z.object({ fromRank: z.int(), on: localDate, toRank: z.int() }).nullable(),
  }),
  /** The power rating of the season; null for all time and without one. */
  rating: z
    .object({
      value: z.number(),
      /** The ten games that moved it most, in goals from the team's side; `effect`: how much lower it would be without. */
      games: z.array(gameFeat.omit({ value: true }).extend({ expected: z.number(), effect: z.number() })),
    })
    .nullable(),
  /** Both ratings of the season and the effects of the last five games on them, latest first; null like `rating`. */
  ratings: z.object({ rating, lastGames: z.array(ratedGame) }).nullable(),
  bySeason: z.array(z.object({ season: seasonRefOutput, path: z.string(), record: splitRecord })),
});
teamStatsOutput.register(z.globalRegistry, { id: 'TeamStats' });
export type TeamStatsOutput = z.infer<typeof teamStatsOutput>;

const rivalTotals = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  wins: z.int(),
  losses: z.int(),
  overtimeLosses: z.int(),
  ties: z.int(),
  goals: z.int(),
});

/** `GET /api/v1/teams/rivals`; all time without a season. */
export const rivalsOutput = z.object({
  season: seasonRefOutput.nullable(),
  teams: z.array(rivalTotals).length(2),
  longestRun: z.object({ teamId: z.int(), length: z.int() }).nullable(),
  lastMeeting: gameCard.nullable(),
  /** Soonest first, after those of past days whose result is missing. */
  upcoming: z.array(gameCard),
  /** Latest first. */
  games: z.array(gameCard),
  /** Seasons with head-to-head games, with the path of the rivalry's page in each. */
  seasons: z.array(seasonRefOutput),
});
rivalsOutput.register(z.globalRegistry, { id: 'Rivals' });
export type RivalsOutput = z.infer<typeof rivalsOutput>;
