import { z } from 'zod';
import { bilingual, language, localDate } from '../competition/vocabulary.ts';
import { bannerPartLength, bannerPlaces, mostBannerBytes } from './banners.ts';

const lang = language.default('fr');
const id = z.int().min(1).max(2_147_483_647);
const day = localDate.nullable().default(null);
const fields = {
  place: z.enum(bannerPlaces),
  /** Alternative text of the image. */
  alt: bilingual,
  url: z.url({ protocol: /^https$/ }).max(500),
  startsOn: day,
  endsOn: day,
};

export const bannersInput = z.object({ lang });
/** `form` keeps the response out of the response cache, because banners start and end by date, without an event. */
export const currentBannersInput = z.object({ lang, form: z.literal('banners').default('banners') });
export const addBanner = z.object({
  lang,
  ...fields,
  /** PNG, JPEG or WebP as base64, in parts because input strings are limited in length. */
  image: z
    .array(
      z
        .string()
        .max(bannerPartLength)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    )
    .min(1)
    .max(Math.ceil((mostBannerBytes * 4) / 3 / bannerPartLength) + 1),
});
export type AddBanner = z.output<typeof addBanner>;
export const switchBanner = z.object({ lang, id, isOn: z.boolean() });
export const removeBanner = z.object({ lang, id });

const picture = { id, path: z.string(), width: z.int(), height: z.int() };
/** The banners to display today. */
export const currentBannersOutput = z.array(
  z.object({ ...picture, place: z.enum(bannerPlaces), alt: z.string(), go: z.string() }),
);
export const bannersOutput = z.object({
  isOn: z.boolean(),
  banners: z.array(
    z.object({
      ...picture,
      place: z.enum(bannerPlaces),
      alt: bilingual,
      url: z.string(),
      startsOn: localDate.nullable(),
      endsOn: localDate.nullable(),
      isOn: z.boolean(),
      /** Views and clicks, as long as they are retained. */
      views: z.int(),
      clicks: z.int(),
    }),
  ),
});
export type BannersOutput = z.infer<typeof bannersOutput>;
