import * as inputs from '@rondelle/contracts/site/banners.inputs.ts';
import { bannerPrefix } from '@rondelle/contracts/site/banners.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import * as banners from '@rondelle/infra/banners/banners.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { extensionOf, pictureIn } from './picture.ts';

const settings = signedIn('site/settings');
const done = { done: true } as const;

type Pictured = Pick<banners.Banner, 'id' | 'digest' | 'type' | 'width' | 'height'>;
const pathOf = ({ id, digest, type }: Pictured): string =>
  `${bannerPrefix}/${id}-${digest}.${extensionOf[type]}`;

/** The site's own banners: displayed when ads are on, managed by administrators. */
export const bannerRouter = router({
  shown: publicProcedure
    .input(inputs.currentBannersInput)
    .output(unchecked(inputs.currentBannersOutput))
    .query(async ({ ctx, input: { lang } }) => {
      if (!ctx.settings?.current().ads) return [];
      return (await banners.bannersOfToday(ctx.db)).map((banner) => ({
        id: banner.id,
        place: banner.place,
        alt: lang === 'fr' ? banner.altFr : banner.altEn,
        path: pathOf(banner),
        go: `${bannerPrefix}/${banner.id}/go`,
        width: banner.width,
        height: banner.height,
      }));
    }),
  list: settings
    .input(inputs.bannersInput)
    .output(unchecked(inputs.bannersOutput))
    .query(async ({ ctx }) => ({
      isOn: ctx.settings?.current().ads ?? false,
      banners: (await banners.allBanners(ctx.db)).map((banner) => {
        const { altFr: fr, altEn: en, digest: _digest, type: _type, ...rest } = banner;
        return { ...rest, alt: { fr, en }, path: pathOf(banner) };
      }),
    })),
  add: settings.input(inputs.addBanner).mutation(async ({ ctx, input }) => {
    const { image, lang: _lang, ...fields } = input;
    if (fields.startsOn !== null && fields.endsOn !== null && fields.startsOn > fields.endsOn)
      throw new DomainError('request/invalid', 'endsOn');
    const id = await banners.addBanner(ctx.db, { ...fields, ...pictureIn(image.join('')) });
    if (id === null) throw new DomainError('banner/too-many');
    return { id };
  }),
  switch: settings.input(inputs.switchBanner).mutation(async ({ ctx, input: { id, isOn } }) => {
    await banners.switchBanner(ctx.db, id, isOn);
    return done;
  }),
  remove: settings.input(inputs.removeBanner).mutation(async ({ ctx, input: { id } }) => {
    await banners.removeBanner(ctx.db, id);
    return done;
  }),
});
