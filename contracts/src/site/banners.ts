/** Where a banner can stand: under what these pages show. */
export const bannerPlaces = ['home', 'season', 'league', 'game'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

export const bannerTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type BannerType = (typeof bannerTypes)[number];
/** Larger than any banner needs, and small enough for a phone. */
export const mostBannerBytes = 300 * 1024;
/** Where their pictures are, and where one is followed. */
export const bannerPrefix = '/banners';
/** Characters of each part of a picture that is sent. */
export const bannerPartLength = 32_000;
