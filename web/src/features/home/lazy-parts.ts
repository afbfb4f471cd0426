import { afterPage } from '../../lib/page/load-after-page.ts';

/** Only readers with a team load the code of tables. */
export const MyTables = afterPage(async () => (await import('./parts/MyTables.tsx')).MyTables);
