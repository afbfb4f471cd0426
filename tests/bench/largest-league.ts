import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { Client } from 'pg';

type League = { readonly slug: string; readonly cid: number; readonly rid: number };

/**
 * Paths of the page and the JSON of the league with most teams in the latest season, the heaviest that readers
 * request.
 */
export const largestLeague = async (databaseUrl: string): Promise<{ page: string; json: string }> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<League>(
      `SELECT seasons.slug, leagues."categoryId" AS cid, leagues."regionId" AS rid
       FROM leagues JOIN seasons USING ("seasonId") JOIN league_entries USING ("leagueId")
       GROUP BY seasons.slug, leagues."leagueId", leagues."categoryId", leagues."regionId"
       ORDER BY seasons.slug DESC, count(*) DESC, leagues."leagueId" LIMIT 1`,
    )
    .finally(() => client.end());
  const [league] = rows;
  if (!league) throw new Error('there is no league with teams');
  const { slug, cid, rid } = league;
  return {
    page: pathsIn('fr').league(slug, { id: cid, name: 'c' }, { id: rid, name: 'r' }),
    json: `/api/v1/league?lang=fr&sid=${slug}&cid=${cid}&rid=${rid}`,
  };
};
