import { z } from 'zod';
import { gameCard, ref, seasonRefOutput } from './outputs.ts';
import { localDate } from './vocabulary.ts';

/** A forecast of a game, made on the day of the game from games of earlier days; the game never changes it. */
export const forecast = z.object({
  /** The forecast uses games before this day only. */
  madeOn: localDate,
  /** Chances of a home win, a tie and an away win; they add up to 1. */
  home: z.number(),
  tie: z.number(),
  away: z.number(),
  /** Expected goals of each team. */
  homeGoals: z.number(),
  awayGoals: z.number(),
  /** Number of earlier games of each team that the forecast uses. */
  homeGames: z.int(),
  awayGames: z.int(),
  /** True when one of the teams had played fewer than five games. */
  provisional: z.boolean(),
});
forecast.register(z.globalRegistry, { id: 'Forecast' });
export type ForecastOutput = z.infer<typeof forecast>;

/** Chances of a home win, a tie and an away win, as forecast on the day of the game. */
export const chancesOfGame = forecast.pick({ home: true, tie: true, away: true });

/**
 * The target that a league's chances are of: making the play-offs where its rules state how many teams do, otherwise
 * finishing in the top four.
 */
export const chanceTarget = z.enum(['playoffs', 'firstFour']);
export type ChanceTarget = z.infer<typeof chanceTarget>;

const bothTeams = z.object({ home: z.number(), away: z.number() });
/** How much an upcoming game matters: each team's chance of the target, by who wins. */
export const stakes = z.object({ target: chanceTarget, homeWins: bothTeams, awayWins: bothTeams });
export type StakesOutput = z.infer<typeof stakes>;

export const biggestGame = z.object({ game: gameCard, stakes });
export type BiggestGame = z.infer<typeof biggestGame>;

const method = z.object({
  /** Share of games that the favourite won. */
  winners: z.number(),
  /** Mean of −ln of the winner's chance; a coin flip scores 0.693. */
  logLoss: z.number(),
});
const scores = z.object({
  games: z.int(),
  ours: method,
  /** Computed at night, so the day's games are missing; null before the first night. */
  myHockey: method.nullable(),
  home: method,
});
const calibrationBin = z.object({
  games: z.int(),
  /** Mean chance of the favourites, and the share of them that won; null without games. */
  expected: z.number().nullable(),
  won: z.number().nullable(),
});

/** `GET /api/v1/seasons/{seasonSlug}/forecasts` */
export const forecastScoresOutput = z.object({
  season: seasonRefOutput,
  /** Null until a game that was forecast has been played. */
  total: scores.nullable(),
  /** Games grouped by the favourite's chance: 50–60 %, 60–70 %, …, 90–100 %. */
  calibration: z.array(calibrationBin),
  /**
   * Weekly chances of finishing in the top four, compared with the final ranks, grouped by chance: 0–10 %, 10–20 %, …,
   * 90–100 %. Counts only leagues whose season is over; null when there is none.
   */
  ranks: z
    .object({
      leagues: z.int(),
      calibration: z.array(
        z.object({ forecasts: z.int(), expected: z.number().nullable(), came: z.number().nullable() }),
      ),
    })
    .nullable(),
  categories: z.array(scores.extend({ category: ref })),
});
forecastScoresOutput.register(z.globalRegistry, { id: 'ForecastScores' });
export type ForecastScoresOutput = z.infer<typeof forecastScoresOutput>;

const outlookTeam = z.object({
  team: ref,
  /** Current rank; `points` are the ranking points, including fair play where it counts. */
  rank: z.int(),
  points: z.number(),
  /** Mean of the points at the end of the season. */
  expectedPoints: z.number(),
  /** Chances of each final rank, first rank first; they add up to 1. */
  chances: z.array(z.number()),
  /** Chance of finishing in the top four. */
  firstFour: z.number(),
  /**
   * Chance to make the play-offs, by the number that the league's rules state for its table or for each division, or to
   * go on from a group; null where no number is stated. `isSure`: whatever happens, the team makes them (1) or does not (0).
   */
  playoffs: z.object({ chance: z.number(), isSure: z.boolean() }).nullable(),
  /**
   * Ranks that the team can still reach: ties that nothing decides yet go its way in `best` and against it in `worst`.
   * Null when the table is ranked by neither points nor wins. `isExact`: both ranks are reachable; otherwise they are
   * only bounds.
   */
  possible: z.object({ best: z.int(), worst: z.int(), isExact: z.boolean() }).nullable(),
  /**
   * Points (or wins, where these rank the table) that the team still needs for first place whatever the others do; 0
   * when it is sure already, null when its own results cannot suffice, and where division winners come first.
   */
  magicNumber: z.int().nullable(),
});

/** `GET /api/v1/league/forecast` */
export const leagueForecastOutput = z.object({
  /** Log position of the last event included. */
  position: z.string(),
  league: ref,
  season: seasonRefOutput,
  /** Games of the table still to be played; without any there is nothing to forecast. */
  gamesToCome: z.int(),
  simulations: z.int(),
  /** Best expected points first. */
  teams: z.array(outlookTeam),
  /** The upcoming games that change the chances most, the biggest first. */
  biggest: z.array(biggestGame),
});
leagueForecastOutput.register(z.globalRegistry, { id: 'LeagueForecast' });
/** `GET /api/v1/tournaments/{tid}/forecast` */
export const tournamentForecastOutput = z.object({
  /** Log position of the last event included. */
  position: z.string(),
  tournament: ref,
  /** Null where the tournament holds several categories and none is chosen; there are no groups then. */
  category: ref.nullable(),
  simulations: z.int(),
  /** The groups with games to come. */
  groups: z.array(
    z.object({
      name: z.string().nullable(),
      gamesToCome: z.int(),
      /** In the order of the table. `playoffs`: the chance to go on to the knock-out games. */
      teams: z.array(outlookTeam.omit({ firstFour: true })),
    }),
  ),
});
tournamentForecastOutput.register(z.globalRegistry, { id: 'TournamentForecast' });
export type TournamentForecastOutput = z.infer<typeof tournamentForecastOutput>;

/** `GET /api/v1/league/what-if`: chances of the target, without and with the scenario's results. */
export const whatIfChancesOutput = z.object({
  target: chanceTarget,
  teams: z.array(z.object({ team: ref, before: z.number(), after: z.number() })),
});
export type WhatIfChancesOutput = z.infer<typeof whatIfChancesOutput>;

/** `GET /api/v1/teams/{eid}/forecast`; null when the team is in no league or has no open games. */
export const teamForecastOutput = z.object({
  forecast: outlookTeam
    .extend({
      league: ref,
      /** Log position of the last event included. */
      position: z.string(),
      /**
       * The chance on each past Monday, from the games known on that day: of the play-offs where `playoffs` states one,
       * otherwise of the top four, which `firstFour` has in any case.
       */
      line: z.array(z.object({ date: localDate, chance: z.number(), firstFour: z.number() })),
    })
    .nullable(),
});
export type TeamForecastOutput = z.infer<typeof teamForecastOutput>;
export type LeagueForecastOutput = z.infer<typeof leagueForecastOutput>;
