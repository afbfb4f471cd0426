import { readSettings } from '@rondelle/infra/config/settings.ts';
import { settingsErrorText } from '@rondelle/infra/config/settings-messages.ts';
import { language, locale, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { withStore } from './store.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { RebuildRunning, type Rebuilt, rebuild, UnknownView } from '@rondelle/projector/rebuild.ts';

const report = ({ views, position }: Rebuilt, startedAt: number): void => {
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const done = { count: views.length, seconds: seconds.format((performance.now() - startedAt) / 1_000) };
  console.log(m.rebuild_done({ ...done, position }));
};

/** `npm run rebuild [-- view…]`: works with or without a running site. */
const main = async (names: readonly string[]): Promise<number> => {
  const read = readSettings(process.env);
  if (!read.ok) {
    console.error(settingsErrorText(read.bad, language));
    return 1;
  }
  const unknown = names.find((name) => !views.some((view) => view.name === name));
  if (unknown) throw new UnknownView(unknown);
  await withStore(read.settings, async ({ pool, log }) => {
    const startedAt = performance.now();
    console.log(m.rebuild_started());
    report(await rebuild({ pool, log, ...(names.length > 0 && { only: names }) }), startedAt);
  });
  return 0;
};

const explain = (error: unknown): string => {
  if (error instanceof UnknownView)
    return m.rebuild_unknown_view({
      name: error.message,
      known: views.map(({ name }) => name).join(', '),
    });
  if (error instanceof RebuildRunning) return m.rebuild_running();
  return m.rebuild_failed({ reason: reasonOf(error) });
};

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  return 1;
});
