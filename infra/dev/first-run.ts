import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import type { Settings } from '../config/settings.ts';
import { m } from '../config/terminal-messages.ts';
import { loadDemo } from './demo.ts';
import type { Store } from './store.ts';

type FirstRun = {
  readonly settings: Pick<Settings, 'demo' | 'dataDir'>;
  readonly signal: AbortSignal;
};

const loadWithProgress = async (store: Store, { signal }: FirstRun): Promise<void> => {
  console.log(m.start_loading_demo());
  const bar = new SingleBar({ format: '{bar} {percentage} %', hideCursor: true }, Presets.shades_classic);
  bar.start(100, 0);
  try {
    await loadDemo(store, (done) => {
      signal.throwIfAborted();
      bar.update(Math.round(done * 100));
    });
  } finally {
    bar.stop();
  }
};

/**
 * Fills an empty log with the demonstration, where it is wanted. A first run that was cut off leaves its mark in the
 * data folder, and the next one completes it: what is there already is not added again.
 */
export const firstRun = async (store: Store, options: FirstRun): Promise<void> => {
  const { demo, dataDir } = options.settings;
  const mark = path.join(dataDir, 'demo-unfinished');
  if (!demo || ((await store.log.head()) !== '0' && !existsSync(mark))) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, '');
  await loadWithProgress(store, options);
  await rm(mark, { force: true });
};
