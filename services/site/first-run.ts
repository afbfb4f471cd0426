import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';
import { continueDemo, demoNow, isDemonstration, loadDemo } from './demo/demo.ts';
import type { Store } from './store.ts';

type FirstRun = {
  readonly settings: Pick<Settings, 'demo' | 'demoDay' | 'dataDir'>;
  readonly signal: AbortSignal;
};

const loadWithProgress = async (store: Store, now: string, { signal }: FirstRun): Promise<void> => {
  console.log(m.start_loading_demo());
  const bar = new SingleBar({ format: '{bar} {percentage} %', hideCursor: true }, Presets.shades_classic);
  bar.start(100, 0);
  try {
    await loadDemo(store, now, (done) => {
      signal.throwIfAborted();
      bar.update(Math.round(done * 100));
    });
  } finally {
    bar.stop();
  }
};

/**
 * Fills an empty log with the demonstration if it is enabled, or updates an existing demonstration. An interrupted
 * first run leaves a mark in the data folder; the next run completes it without duplicates. Returns true when the site
 * is a demonstration.
 */
export const firstRun = async (store: Store, options: FirstRun): Promise<boolean> => {
  const { demo, dataDir } = options.settings;
  const mark = path.join(dataDir, 'demo-unfinished');
  if (!demo) return false;
  const now = demoNow(options.settings);
  if ((await store.log.head()) !== '0' && !existsSync(mark)) {
    if (!(await isDemonstration(store.log))) return false;
    console.log(m.start_demo_day({ day: now.slice(0, 10) }));
    await continueDemo(store, now);
    return true;
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, '');
  await loadWithProgress(store, now, options);
  await rm(mark, { force: true });
  return true;
};
