import { recordText } from '@rondelle/gateway/files/images/record-text.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../web/src/lib/format/lang.ts';
import { columnsFor } from '../../web/src/ui/standings-table/columns.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

/** The counts of the table on the site and on other sites that an image has, in its order. */
const counts: ReadonlySet<string> = new Set(['w', 'l', 't', 'otl']);

test.each(languages)('in %s, the image of a team counts wins and losses as the table does', async (lang) => {
  setLanguage(lang);
  const { standings } = await site.ask.league.table({ lang, sid: '2024-2025', cid: ids.cid, rid: ids.rid });
  const columns = columnsFor(false, 'all').filter(({ name }) => counts.has(name));
  expect(standings.some(({ overtimeLosses, shootoutLosses }) => overtimeLosses + shootoutLosses > 0)).toBe(
    true,
  );
  for (const row of standings) {
    const table = columns.map(({ short, value, text }) => `${text(value(row, 'all'))}\u00a0${short()}`);
    const image = recordText(row, lang).replace(/^.*: /u, '').split(' · ').slice(0, -1);
    expect(image, row.team.name).toEqual(table);
  }
});
