import { z } from 'zod';
import { ref } from './outputs.ts';
import { localDate } from './vocabulary.ts';

/** A search result, with what distinguishes leagues of the same name. */
export const leagueHit = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  season: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  region: z.object({ id: z.int(), name: z.string() }),
});
leagueHit.register(z.globalRegistry, { id: 'LeagueHit' });
export type LeagueHit = z.infer<typeof leagueHit>;
export const teamHit = leagueHit.extend({
  city: z.string().nullable(),
  recordedName: ref.shape.recordedName,
  crest: ref.shape.crest,
});
teamHit.register(z.globalRegistry, { id: 'TeamHit' });
export type TeamHit = z.infer<typeof teamHit>;
export const divisionHit = leagueHit.extend({});
export type DivisionHit = z.infer<typeof divisionHit>;
export const tournamentHit = ref.extend({ startsOn: localDate });
export type TournamentHit = z.infer<typeof tournamentHit>;
export const searchLeaguesOutput = z.array(leagueHit).meta({ id: 'LeagueHits' });
export const searchTeamsOutput = z.array(teamHit).meta({ id: 'TeamHits' });
export const searchTournamentsOutput = z.array(tournamentHit).meta({ id: 'TournamentHits' });
export const searchDivisionsOutput = z.array(divisionHit);
export const searchNamedOutput = z.array(ref).meta({ id: 'NamedHits' });
/** `id` is null for a city that teams name but that is not in the catalogue; `region` tells two of one name apart. */
const cityHit = z.object({
  id: z.int().nullable(),
  name: z.string(),
  region: z.string().nullable(),
  path: z.string(),
});
export type CityHit = z.infer<typeof cityHit>;
/** An arena; `games` counts the season's games there. */
const venueHit = z.object({
  name: z.string(),
  city: z.string().nullable(),
  games: z.int(),
  path: z.string(),
});
export type VenueHit = z.infer<typeof venueHit>;
export const searchLocationsOutput = z.array(cityHit).meta({ id: 'LocationHits' });
export const searchPlacesOutput = z.array(venueHit).meta({ id: 'PlaceHits' });
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
searchOutput.register(z.globalRegistry, { id: 'SearchHits' });
export type SearchOutput = z.infer<typeof searchOutput>;

/** An autocomplete entry: `n` is the name, `detail` distinguishes entries of the same name. */
export const autocompleteOutput = z.array(
  z.object({
    n: z.string(),
    kind: z.enum(['team', 'league', 'tournament', 'category', 'region', 'division']),
    id: z.int(),
    detail: z.string(),
    path: z.string(),
  }),
);
autocompleteOutput.register(z.globalRegistry, { id: 'Suggestions' });
export type AutocompleteOutput = z.infer<typeof autocompleteOutput>;
