import { openClient } from '@rondelle/infra/postgres/client.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';

type Found = {
  readonly id: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly regionId: number;
  readonly slug: string;
  readonly endsOn: string;
};
/** The league with the paths of its page and its JSON, and of what-ifs without their supposed results. */
export type LargestLeague = Found & {
  readonly page: string;
  readonly json: string;
  readonly whatIf: string;
};

/** The league with most teams in the latest season, the heaviest that readers request. */
export const largestLeague = async (databaseUrl: string): Promise<LargestLeague> => {
  const client = await openClient(databaseUrl);
  const { rows } = await client
    .query<Found>(
      `SELECT "leagueId" AS id, l."seasonId", l."categoryId", l."regionId", s.slug, s."endsOn"::text
       FROM leagues l JOIN seasons s USING ("seasonId") JOIN league_entries USING ("leagueId")
       GROUP BY "leagueId", l."seasonId", l."categoryId", l."regionId", s.slug, s."endsOn"
       ORDER BY s.slug DESC, count(*) DESC, "leagueId" LIMIT 1`,
    )
    .finally(() => client.end());
  const [league] = rows;
  if (!league) throw new Error('there is no league with teams');
  const { slug, categoryId, regionId } = league;
  const parameters = `lang=fr&sid=${slug}&cid=${categoryId}&rid=${regionId}`;
  return {
    ...league,
    page: pathsIn('fr').league(slug, { id: categoryId, name: 'c' }, { id: regionId, name: 'r' }),
    json: `/api/v1/league?${parameters}`,
    whatIf: `/api/v1/league/what-if?${parameters}`,
  };
};
