import { type Bar, Presets, SingleBar } from 'cli-progress';
import type { ImportStep, OnProgress } from './import-run.ts';
import type { ImportMessages } from './message-texts.ts';

export type ProgressDisplay = { readonly onProgress: OnProgress; readonly stop: () => void };

/** A bar where people watch a terminal. */
const barDisplay = (say: ImportMessages): ProgressDisplay => {
  const bar: Bar = new SingleBar(
    { format: '{step} {bar} {value}{of}', hideCursor: true, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  let current: ImportStep | null = null;
  return {
    onProgress: (step, done, total) => {
      const of = total === null ? '' : ` / ${total}`;
      const payload = { step: say.steps[step], of };
      if (step !== current) bar.start(total ?? 0, done, payload);
      else bar.update(done, payload);
      current = step;
    },
    stop: () => bar.stop(),
  };
};

/** One line a step where the output is kept. */
const lineDisplay = (say: ImportMessages): ProgressDisplay => {
  let current: ImportStep | null = null;
  return {
    onProgress: (step) => {
      if (step !== current) console.log(`${say.steps[step]}…`);
      current = step;
    },
    stop: () => undefined,
  };
};

export const createProgress = (say: ImportMessages): ProgressDisplay =>
  process.stderr.isTTY ? barDisplay(say) : lineDisplay(say);
