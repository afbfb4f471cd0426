import { readSettings } from '../config/settings.ts';
import { settingsErrorText } from '../config/settings-messages.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { withStore } from './store.ts';
import { views } from '@rondelle/projections/registry.ts';
import { RebuildRunning, type Rebuilt, rebuild, UnknownView } from '@rondelle/projector/rebuild.ts';
import { rebuildMessages } from './rebuild-messages.ts';

const language = terminalLanguage(process.env);
const say = rebuildMessages[language];

const report = ({ views, position }: Rebuilt, startedAt: number): void => {
  const seconds = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 1 });
  console.log(say.done(views.length, seconds.format((performance.now() - startedAt) / 1_000), position));
};

/** `npm run rebuild [-- view…]`: beside a running site or alone. */
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
    console.log(say.started);
    report(await rebuild({ pool, log, ...(names.length > 0 && { only: names }) }), startedAt);
  });
  return 0;
};

const explain = (error: unknown): string => {
  if (error instanceof UnknownView)
    return say.unknownView(
      error.message,
      views.map(({ name }) => name),
    );
  if (error instanceof RebuildRunning) return say.running;
  return say.failed(error instanceof Error ? error.message : String(error));
};

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  return 1;
});
