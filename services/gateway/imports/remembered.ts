import type { RememberedColumns, rememberedColumnsInput } from '@rondelle/contracts/competition/imports.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { z } from 'zod';
import { withImports } from './import-tables.ts';
import type { Importing } from './importing.ts';
import { rememberedColumns } from './stored-imports.ts';

/** The league, if it belongs to the season and the member may still import into it. */
const leagueOf = async ({ write: { db, lang }, only }: Importing, leagueId: number, season: string) => {
  const found = await db
    .selectFrom('leagues as l')
    .innerJoin('seasons as s', 's.seasonId', 'l.seasonId')
    .select('l.leagueId')
    .where('l.leagueId', '=', leagueId)
    .where('s.slug', '=', season)
    .executeTakeFirst();
  if (!found || only?.has(leagueId) === false) return null;
  const names = await namesFor(db, await catalogueIn(db, lang), { teams: [], leagueIds: [leagueId] });
  return { id: leagueId, name: names.league(leagueId).name };
};

/** The member's previous decisions about a spreadsheet with these headings; null when there was none. */
export const rememberedFor = async (
  by: Importing,
  { headings, season }: z.output<typeof rememberedColumnsInput>,
): Promise<RememberedColumns | null> => {
  const { db, session } = by.write;
  const found = await rememberedColumns(withImports(db), session.memberId, headings);
  if (!found) return null;
  const { columns, choices, leagueId } = found;
  return { columns, choices, league: leagueId === null ? null : await leagueOf(by, leagueId, season) };
};
