import { z } from 'zod';
import { chart, gameCard, paging, ref, seasonRefAnswer, standing } from './answers.ts';
import { ruleset } from './ruleset.ts';
import { localDate } from './vocabulary.ts';

const league = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  season: seasonRefAnswer,
  category: ref,
  region: ref,
  /** The division asked for, or null for the whole league. */
  division: ref.nullable(),
  divisions: z.array(ref),
  rules: ruleset,
  firstDate: localDate.nullable(),
  lastDate: localDate.nullable(),
  finals: z.int(),
  scheduled: z.int(),
});

/** `GET /api/v1/league` */
export const leagueAnswer = z.object({
  league,
  asOf: z.object({ playedBy: localDate.nullable(), knownAt: z.string().nullable() }),
  standings: z.array(standing),
  chart,
  latest: z.array(gameCard),
  upcoming: z.array(gameCard),
});
export type LeagueAnswer = z.infer<typeof leagueAnswer>;

/** A league's games, the latest first. */
export const leagueGamesAnswer = z.object({
  league: ref,
  season: seasonRefAnswer,
  games: z.array(gameCard),
  paging,
});
export type LeagueGamesAnswer = z.infer<typeof leagueGamesAnswer>;
