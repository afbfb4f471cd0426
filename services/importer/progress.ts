import { type Bar, Presets, SingleBar } from 'cli-progress';
import type { ImportStep, OnProgress } from './import-run.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';

export type ProgressDisplay = { readonly onProgress: OnProgress; readonly stop: () => void };

/** A progress bar, for a terminal. */
const barDisplay = (): ProgressDisplay => {
  const bar: Bar = new SingleBar(
    { format: '{step} {bar} {value}{of}', hideCursor: true, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  let current: ImportStep | null = null;
  return {
    onProgress: (step, done, total) => {
      const of = total === null ? '' : ` / ${total}`;
      const payload = { step: m[`import/step/${step}`](), of };
      if (step !== current) bar.start(total ?? 0, done, payload);
      else bar.update(done, payload);
      current = step;
    },
    stop: () => bar.stop(),
  };
};

/** One line per step, for output that is not a terminal. */
const lineDisplay = (): ProgressDisplay => {
  let current: ImportStep | null = null;
  return {
    onProgress: (step) => {
      if (step !== current) console.log(`${m[`import/step/${step}`]()}…`);
      current = step;
    },
    stop: () => undefined,
  };
};

export const createProgress = (): ProgressDisplay => (process.stderr.isTTY ? barDisplay() : lineDisplay());
