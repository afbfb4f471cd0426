import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Pool } from 'pg';

export type LeaguePlace = { readonly slug: string; readonly cid: number; readonly rid: number };
export type LeagueAddress = { readonly page: string; readonly json: string };

export const addressOf = ({ slug, cid, rid }: LeaguePlace): LeagueAddress => ({
  page: pathsIn('fr').league(slug, { id: cid, name: 'c' }, { id: rid, name: 'r' }),
  json: `/api/v1/league?lang=fr&sid=${slug}&cid=${cid}&rid=${rid}`,
});

/** Leagues of the latest season, spread over all; the same ones whatever other seasons exist. */
export const someLeagues = async (pool: Pool, count: number): Promise<LeagueAddress[]> => {
  const { rows } = await pool.query<LeaguePlace>(
    `SELECT s.slug, l."categoryId" AS cid, l."regionId" AS rid FROM leagues l JOIN seasons s USING ("seasonId")
     WHERE s.slug = (SELECT max(slug) FROM seasons) ORDER BY md5(l."sourceKey") LIMIT $1`,
    [count],
  );
  return rows.map(addressOf);
};
