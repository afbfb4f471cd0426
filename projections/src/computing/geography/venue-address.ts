import type { Coordinates, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { DescribedVenue, VenueFacts } from '@rondelle/contracts/competition/venue-facts.ts';
import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import { type KnownArena, knownArena } from './gazetteer.ts';

type PlaceOfVenue = {
  readonly at: Coordinates | null;
  readonly city: { readonly venues: readonly DescribedVenue[] } | null;
};

/** `fromGazetteer`: a part comes from the gazetteer, whose licence asks to name it. */
export type VenueAddress = VenueFacts & { readonly fromGazetteer: boolean };

const streetOf = ({ address: { number, street } }: KnownArena, lang: Language): string =>
  lang === 'fr' ? `${number}, ${street}` : `${number} ${street}`;

/** Returns where a venue is: as members recorded it, or else as the gazetteer knows it. */
export const venueAddress = (venueKey: string, place: PlaceOfVenue | null, lang: Language): VenueAddress => {
  const arena = knownArena(venueKey, place);
  const own = place?.city?.venues.find(({ venue }) => venueKeyOf(venue, null).venue === venueKey)?.facts;
  const isOwnPlace = own !== undefined && own.address !== null;
  return {
    address: own?.address ?? (arena && streetOf(arena, lang)),
    postalCode: own?.postalCode ?? null,
    at: own?.at ?? arena?.at ?? null,
    fromGazetteer: arena !== null && !(isOwnPlace && own.at !== null),
  };
};
