import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { formatDay, formatList } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

const places = {
  home: m.ads_place_home,
  season: m.ads_place_season,
  league: m.ads_place_league,
  game: m.ads_place_game,
} as const satisfies Record<BannerPlace, () => string>;

export const bannerPlaceWords = (place: BannerPlace): string => places[place]();

/** Describes the days on which a banner is displayed; null leaves that end open. */
export const daysWords = (startsOn: string | null, endsOn: string | null): string => {
  if (startsOn && endsOn) return m.ads_from_to({ from: formatDay(startsOn), to: formatDay(endsOn) });
  if (startsOn) return m.ads_from({ from: formatDay(startsOn) });
  return endsOn ? m.ads_until({ to: formatDay(endsOn) }) : m.ads_always();
};

type BannerDates = {
  readonly isOn: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** Describes whether a banner is displayed; `today` is null until scripts run. */
export const stateWords = ({ isOn, startsOn, endsOn }: BannerDates, today: string | null): string => {
  if (!isOn) return m.ads_is_off();
  if (today !== null && startsOn !== null && today < startsOn) return m.ads_is_to_come();
  return today !== null && endsOn !== null && endsOn < today ? m.ads_is_over() : m.ads_is_on();
};

/** Formats views and clicks: « 1 240 vues, 1 clic ». */
export const countsWords = ({ views, clicks }: { views: number; clicks: number }): string =>
  formatList([m.ads_views({ count: views }), m.ads_clicks({ count: clicks })]);
