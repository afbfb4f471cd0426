import { z } from 'zod';
import { gameCard, ref, seasonRefOutput } from './outputs.ts';
import { localDate } from './vocabulary.ts';

/** A forecast of a game, made on the Monday of its week from games of earlier weeks, and never changed by the game. */
export const forecast = z.object({
  /** Games before this day are what it rests on. */
  madeOn: localDate,
  /** Chances of the home team, a tie and the away team, which add up to 1. */
  home: z.number(),
  tie: z.number(),
  away: z.number(),
  /** Goals that each side was expected to score. */
  homeGoals: z.number(),
  awayGoals: z.number(),
  /** Games of each team that it rests on. */
  homeGames: z.int(),
  awayGames: z.int(),
  /** One of the teams had played fewer than five games. */
  provisional: z.boolean(),
});
export type ForecastOutput = z.infer<typeof forecast>;

const bothTeams = z.object({ home: z.number(), away: z.number() });
/** What a game to come is worth: each team's chance of one of the first four ranks of its league, by who wins. */
export const stakes = z.object({ homeWins: bothTeams, awayWins: bothTeams });
export type StakesOutput = z.infer<typeof stakes>;

export const biggestGame = z.object({ game: gameCard, stakes });
export type BiggestGame = z.infer<typeof biggestGame>;

const method = z.object({
  /** Share of the games whose favourite won. */
  winners: z.number(),
  /** Mean of −ln of the chance that was given to the winner; a coin has 0.693. */
  logLoss: z.number(),
});
const scores = z.object({ games: z.int(), ours: method, myHockey: method, home: method });
const calibrationBin = z.object({
  games: z.int(),
  /** Mean of the chances that were given to the favourites, and the share of them that won; null without games. */
  expected: z.number().nullable(),
  won: z.number().nullable(),
});

/** `GET /api/v1/seasons/{seasonSlug}/forecasts` */
export const forecastScoresOutput = z.object({
  season: seasonRefOutput,
  /** Null before any game that was forecast has been played. */
  total: scores.nullable(),
  /** Favourites by the chance that they were given: 50–60 %, 60–70 %, …, 90–100 %. */
  calibration: z.array(calibrationBin),
  categories: z.array(scores.extend({ category: ref })),
});
export type ForecastScoresOutput = z.infer<typeof forecastScoresOutput>;

const outlookTeam = z.object({
  team: ref,
  /** Now; `points` are those that rank teams, with fair play where it counts. */
  rank: z.int(),
  points: z.number(),
  /** At the end, on average. */
  expectedPoints: z.number(),
  /** Chances of each final rank, the best first; they add up to 1. */
  chances: z.array(z.number()),
  /** Chance of one of the first four ranks. */
  firstFour: z.number(),
  /**
   * Ranks that are still possible by points, ties counting for the team in the one and against it in the other; null
   * where the table is not ranked by points. `isExact`: both can really happen, else no rank outside them can.
   */
  possible: z.object({ best: z.int(), worst: z.int(), isExact: z.boolean() }).nullable(),
  /** Points with which the team is sure to be first, whatever the others do; 0 when it is, null when they may not do. */
  magicNumber: z.int().nullable(),
});

/** `GET /api/v1/league/forecast` */
export const leagueForecastOutput = z.object({
  /** Of the last event of the log that it was made from. */
  position: z.string(),
  league: ref,
  season: seasonRefOutput,
  /** Games of the table that are still to be played; with none there is nothing to forecast. */
  gamesToCome: z.int(),
  simulations: z.int(),
  /** By expected points, the best first. */
  teams: z.array(outlookTeam),
  /** The games to come on which most hangs, the biggest first. */
  biggest: z.array(biggestGame),
});
/** `GET /api/v1/league/what-if`: chances of the first four ranks, as things are and with the supposed results. */
export const whatIfChancesOutput = z.object({
  teams: z.array(z.object({ team: ref, before: z.number(), after: z.number() })),
});
export type WhatIfChancesOutput = z.infer<typeof whatIfChancesOutput>;

/** `GET /api/v1/teams/{eid}/forecast`; null outside a league, and where nothing is left to play. */
export const teamForecastOutput = z.object({
  forecast: outlookTeam
    .extend({
      league: ref,
      /** Of the last event of the log that it was made from. */
      position: z.string(),
      /** The chance of one of the first four ranks as it was on Mondays, from what was known then. */
      line: z.array(z.object({ date: localDate, firstFour: z.number() })),
    })
    .nullable(),
});
export type TeamForecastOutput = z.infer<typeof teamForecastOutput>;
export type LeagueForecastOutput = z.infer<typeof leagueForecastOutput>;
