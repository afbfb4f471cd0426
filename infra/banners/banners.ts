import type { BannerPlace, BannerType } from '@rondelle/contracts/site/banners.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

type Days = { readonly startsOn: string | null; readonly endsOn: string | null };
export type NewBanner = Days & {
  readonly place: BannerPlace;
  readonly alt: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly type: BannerType;
  readonly image: Buffer;
  /** Digest of the image; part of its URL, so that the image can be cached permanently. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
};
export type Banner = Omit<NewBanner, 'image' | 'alt'> & {
  readonly id: number;
  readonly altFr: string;
  readonly altEn: string;
  readonly isOn: boolean;
  readonly views: number;
  readonly clicks: number;
};

/** Upper bound on the number of banners. */
export const mostBanners = 100;

/** All banners with their views and clicks, latest first. */
export const allBanners = async (db: QueryExecutorProvider): Promise<Banner[]> => {
  const { rows } = await sql<Banner>`
    SELECT b.id, place, "altFr", "altEn", url, "startsOn"::text, "endsOn"::text, "isOn", type, digest, width, height,
      coalesce(sum(v.count) FILTER (WHERE v.metric = 'bannerView'), 0)::int AS views,
      coalesce(sum(v.count) FILTER (WHERE v.metric = 'bannerClick'), 0)::int AS clicks
    FROM operations.banners b
    LEFT JOIN operations.visits v ON v.metric IN ('bannerView', 'bannerClick') AND v.key = b.id::text
    GROUP BY b.id ORDER BY b.id DESC LIMIT ${mostBanners}`.execute(db);
  return rows;
};

type VisibleBanner = Pick<
  Banner,
  'id' | 'place' | 'altFr' | 'altEn' | 'type' | 'digest' | 'width' | 'height'
>;

/** Banners that are switched on and scheduled for today (in Quebec). */
export const bannersOfToday = async (db: QueryExecutorProvider): Promise<VisibleBanner[]> => {
  const { rows } = await sql<VisibleBanner>`
    SELECT id, place, "altFr", "altEn", type, digest, width, height FROM operations.banners,
      (SELECT (now() AT TIME ZONE 'America/Toronto')::date AS today) d
    WHERE "isOn" AND coalesce("startsOn" <= today, true) AND coalesce("endsOn" >= today, true)
    ORDER BY id LIMIT ${mostBanners}`.execute(db);
  return rows;
};

/** Adds a banner and returns its id; null when the maximum is reached. */
export const addBanner = async (db: QueryExecutorProvider, banner: NewBanner): Promise<number | null> => {
  const { place, alt, url, startsOn, endsOn, type, image, digest, width, height } = banner;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO operations.banners
      (place, "altFr", "altEn", url, "startsOn", "endsOn", type, image, digest, width, height)
    SELECT ${place}, ${alt.fr}, ${alt.en}, ${url}, ${startsOn}::date, ${endsOn}::date, ${type}, ${image},
      ${digest}, ${width}::int, ${height}::int
    WHERE (SELECT count(*) FROM operations.banners) < ${mostBanners} RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

export const switchBanner = async (db: QueryExecutorProvider, id: number, isOn: boolean): Promise<void> => {
  await sql`UPDATE operations.banners SET "isOn" = ${isOn} WHERE id = ${id}`.execute(db);
};

export const removeBanner = async (db: QueryExecutorProvider, id: number): Promise<void> => {
  await sql`DELETE FROM operations.banners WHERE id = ${id}`.execute(db);
};

export type Picture = { readonly type: BannerType; readonly image: Buffer };
/** Returns the image; null when the banner is unknown or has another image. */
export const pictureOf = async (
  db: QueryExecutorProvider,
  id: number,
  digest: string,
): Promise<Picture | null> => {
  const { rows } = await sql<Picture>`
    SELECT type, image FROM operations.banners WHERE id = ${id} AND digest = ${digest}`.execute(db);
  return rows[0] ?? null;
};

/** Returns the target URL; null when the banner is unknown or switched off. */
export const targetOf = async (db: QueryExecutorProvider, id: number): Promise<string | null> => {
  const { rows } = await sql<{ url: string }>`
    SELECT url FROM operations.banners WHERE id = ${id} AND "isOn"`.execute(db);
  return rows[0]?.url ?? null;
};
