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
export const teamHit = leagueHit.extend({ city: z.string().nullable(), crest: ref.shape.crest });
export type TeamHit = z.infer<typeof teamHit>;
/** A division of a league. */
export const divisionHit = leagueHit.extend({});
export type DivisionHit = z.infer<typeof divisionHit>;
export const tournamentHit = ref.extend({ startsOn: localDate });
export type TournamentHit = z.infer<typeof tournamentHit>;
export const searchLeaguesOutput = z.array(leagueHit);
export const searchTeamsOutput = z.array(teamHit);
export const searchTournamentsOutput = z.array(tournamentHit);
export const searchDivisionsOutput = z.array(divisionHit);
export const searchNamedOutput = z.array(ref);
/** A city; without an id where teams name it and nobody has added it. */
const locationHit = z.object({ id: z.int().nullable(), name: z.string(), path: z.string() });
export type LocationHit = z.infer<typeof locationHit>;
/** An arena, with how many of the season's games are there. */
const placeHit = z.object({
  name: z.string(),
  city: z.string().nullable(),
  games: z.int(),
  path: z.string(),
});
export type PlaceHit = z.infer<typeof placeHit>;
export const searchLocationsOutput = z.array(locationHit);
export const searchPlacesOutput = z.array(placeHit);
export const searchOutput = z.object({
  teams: searchTeamsOutput,
  leagues: searchLeaguesOutput,
  tournaments: searchTournamentsOutput,
  categories: searchNamedOutput,
  regions: searchNamedOutput,
  divisions: searchDivisionsOutput,
  locations: searchLocationsOutput,
  places: searchPlacesOutput,
});
export type SearchOutput = z.infer<typeof searchOutput>;

/** What a completion box lists: `n` is the name, `detail` tells it from others of that name. */
export const autocompleteOutput = z.array(
  z.object({
    n: z.string(),
    kind: z.enum(['team', 'league', 'tournament', 'category', 'region', 'division']),
    id: z.int(),
    detail: z.string(),
    path: z.string(),
  }),
);
export type AutocompleteOutput = z.infer<typeof autocompleteOutput>;
