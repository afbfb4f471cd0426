import { z } from 'zod';
import { ref } from './outputs.ts';
import { localDate } from './vocabulary.ts';

/** A league that was found, with what tells it from others of its name. */
export const leagueHit = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  season: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  region: z.object({ id: z.int(), name: z.string() }),
});
export type LeagueHit = z.infer<typeof leagueHit>;
export const teamHit = leagueHit.extend({ city: z.string().nullable() });
export type TeamHit = z.infer<typeof teamHit>;
export const searchLeaguesOutput = z.array(leagueHit);
export const searchTeamsOutput = z.array(teamHit);
export const searchOutput = z.object({
  teams: searchTeamsOutput,
  leagues: searchLeaguesOutput,
  tournaments: z.array(ref.extend({ startsOn: localDate })),
  categories: z.array(ref),
  regions: z.array(ref),
});
export type SearchOutput = z.infer<typeof searchOutput>;
