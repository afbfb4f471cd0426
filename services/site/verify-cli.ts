import { verifyChain } from '@rondelle/reactor/verify-chain.ts';
import { readSettings } from '@rondelle/infra/config/settings.ts';
import { settingsErrorText } from '@rondelle/infra/config/settings-messages.ts';
import { language, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { withStore } from './store.ts';

/** `npm run verify`: computes the hash chain of the log again and compares it with every published link. */
const main = async (): Promise<number> => {
  const read = readSettings(process.env);
  if (!read.ok) {
    console.error(settingsErrorText(read.bad, language));
    return 1;
  }
  return withStore(read.settings, async ({ pool, log }) => {
    console.log(m.verify_started());
    const { events, heads, broken } = await verifyChain(createDb<Tables>(pool), log);
    if (broken) {
      console.error(m.verify_broken({ events: broken.events, position: broken.position }));
      return 1;
    }
    console.log(m.verify_done({ events, heads }));
    return 0;
  });
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(m.verify_failed({ reason: reasonOf(error) }));
  return 1;
});
