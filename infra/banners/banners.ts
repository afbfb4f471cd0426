import type { BannerPlace, BannerType } from '@rondelle/contracts/site/banners.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

type Days = { readonly startsOn: string | null; readonly endsOn: string | null };
export type NewBanner = Days & {
  readonly place: BannerPlace;
  readonly alt: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly type: BannerType;
  readonly image: Buffer;
  /** Of the picture: part of its address, which never changes. */
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

/** More than any site shows. */
export const mostBanners = 100;

/** All banners with how often each was seen and followed, latest first. */
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

type Shown = Pick<Banner, 'id' | 'place' | 'altFr' | 'altEn' | 'type' | 'digest' | 'width' | 'height'>;

/** Those that are on today, as days go in Quebec. */
export const bannersOfToday = async (db: QueryExecutorProvider): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    SELECT id, place, "altFr", "altEn", type, digest, width, height FROM operations.banners,
      (SELECT (now() AT TIME ZONE 'America/Toronto')::date AS today) d
    WHERE "isOn" AND coalesce("startsOn" <= today, true) AND coalesce("endsOn" >= today, true)
    ORDER BY id LIMIT ${mostBanners}`.execute(db);
  return rows;
};

/** Adds one; null where there are as many as anybody needs. */
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
/** Null also where the picture is another one. */
export const pictureOf = async (
  db: QueryExecutorProvider,
  id: number,
  digest: string,
): Promise<Picture | null> => {
  const { rows } = await sql<Picture>`
    SELECT type, image FROM operations.banners WHERE id = ${id} AND digest = ${digest}`.execute(db);
  return rows[0] ?? null;
};

/** Where one leads; null for one that is not there, or off. */
export const targetOf = async (db: QueryExecutorProvider, id: number): Promise<string | null> => {
  const { rows } = await sql<{ url: string }>`
    SELECT url FROM operations.banners WHERE id = ${id} AND "isOn"`.execute(db);
  return rows[0]?.url ?? null;
};
