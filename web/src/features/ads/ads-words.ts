import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

const places = {
  home: m.ads_place_home,
  season: m.ads_place_season,
  league: m.ads_place_league,
  game: m.ads_place_game,
} as const satisfies Record<BannerPlace, () => string>;

export const placeWords = (place: BannerPlace): string => places[place]();

/** When a banner is shown. */
export const daysWords = (startsOn: string | null, endsOn: string | null): string => {
  if (startsOn && endsOn) return m.ads_from_to({ from: formatDay(startsOn), to: formatDay(endsOn) });
  if (startsOn) return m.ads_from({ from: formatDay(startsOn) });
  return endsOn ? m.ads_until({ to: formatDay(endsOn) }) : m.ads_always();
};
