import { Presets, SingleBar } from 'cli-progress';
import type { CopyStep, OnCopyProgress } from './copy-log.ts';
import { locale, m } from '../../config/terminal-messages.ts';

export type CopyProgress = { readonly onProgress: OnCopyProgress; readonly stop: () => void };

/** Shows a progress bar on a terminal, otherwise one line per step. */
export const createCopyProgress = (): CopyProgress => {
  const format = '{step} {bar} {percentage} % · {events}';
  const bar = process.stderr.isTTY
    ? new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
    : null;
  const counted = new Intl.NumberFormat(locale);
  let current: CopyStep | null = null;
  return {
    onProgress: (step, events, share) => {
      const payload = { step: m[`copy_${step}`](), events: counted.format(events) };
      if (step !== current && !bar) console.log(`${payload.step}…`);
      if (step !== current) bar?.start(1_000, 0, payload);
      current = step;
      bar?.update(Math.round(share * 1_000), payload);
    },
    stop: () => bar?.stop(),
  };
};
