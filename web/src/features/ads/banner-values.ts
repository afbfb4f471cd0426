import {
  type BannerPlace,
  bannerPartLength,
  bannerPlaces,
  mostBannerBytes,
} from '@rondelle/contracts/site/banners.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import type { NewBanner } from './use-ads.ts';

/** Form values; `image` is the name of the chosen file: a draft does not store its content. */
export const noBanner = { image: '', fr: '', en: '', url: '', place: 'home', startsOn: '', endsOn: '' };
export type BannerValues = typeof noBanner;

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const imageErrors = (file: File | null): readonly FieldError[] => {
  if (!file) return [{ field: 'image', message: m.ads_check_picture() }];
  return file.size > mostBannerBytes ? [{ field: 'image', message: m.ads_too_large() }] : [];
};

/** Returns the field errors of a new banner. */
export const checkBanner = (
  { fr, en, url, startsOn, endsOn }: BannerValues,
  file: File | null,
): readonly FieldError[] => [
  ...imageErrors(file),
  ...(fr.trim() ? [] : [{ field: 'fr', message: m.ads_check_alt() }]),
  ...(en.trim() ? [] : [{ field: 'en', message: m.ads_check_alt() }]),
  ...(isHttps(url.trim()) ? [] : [{ field: 'url', message: m.ads_check_url() }]),
  ...(startsOn && endsOn && startsOn > endsOn
    ? [{ field: 'endsOn', message: m.structure_check_reversed() }]
    : []),
];

const base64Of = async (file: File): Promise<string> =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));

const partsOf = (text: string): string[] => text.match(new RegExp(`.{1,${bannerPartLength}}`, 'g')) ?? [];

const placeOf = (value: string): BannerPlace => bannerPlaces.find((place) => place === value) ?? 'home';

export const bannerOf = async (values: BannerValues, file: File): Promise<NewBanner> => ({
  place: placeOf(values.place),
  alt: { fr: values.fr.trim(), en: values.en.trim() },
  url: values.url.trim(),
  startsOn: values.startsOn || null,
  endsOn: values.endsOn || null,
  image: partsOf(await base64Of(file)),
});
