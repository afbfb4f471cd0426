/** Pages that can have a banner, at the bottom. */
export const bannerPlaces = ['home', 'season', 'league', 'game'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

export const bannerTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type BannerType = (typeof bannerTypes)[number];
/** Upper bound on image size; small enough for a phone. */
export const mostBannerBytes = 300 * 1024;
/** Prefix of banner images and click links. */
export const bannerPrefix = '/banners';
/** Length of each base64 part, in characters. */
export const bannerPartLength = 32_000;
