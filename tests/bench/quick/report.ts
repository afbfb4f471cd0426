import type { Appended } from '../append.ts';
import type { Copied } from '../copy.ts';
import type { Hot } from '../http.ts';
import type { BenchMessages } from '../messages.ts';
import type { Line } from '../table.ts';
import type { Fresh } from './fresh.ts';
import type { Live } from './live.ts';

export type QuickMeasured = {
  readonly append: Appended;
  readonly imported: { readonly events: number; readonly seconds: number };
  readonly rebuild: { readonly seconds: number };
  readonly copy: Copied;
  readonly page: Hot;
  readonly fresh: Fresh;
  readonly live: Live;
};

/**
 * Ratios only, so that a slow or busy machine changes them little. Each limit is two to four times what a busy machine
 * reached: noise does not exceed it, but a tenfold loss does.
 */
export const quickLinesOf = (
  { append, imported, rebuild, copy, page, fresh, live }: QuickMeasured,
  words: BenchMessages,
): Line[] => {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 3 });
  const text = (value: number) => number.format(value);
  const how = words.quick;
  const { appendMs, insertMs, alone, inRow } = live;
  const importedPerSecond = imported.events / imported.seconds;
  return [
    {
      key: 'appendOverBare',
      value: appendMs / insertMs,
      atMost: 25,
      how: how.append(text(appendMs), text(insertMs)),
    },
    {
      key: 'batchedOverSingle',
      value: append.manyPerSecond / append.perSecond,
      atLeast: 5,
      how: how.batched(text(append.manyPerSecond), text(append.perSecond)),
    },
    {
      key: 'appendOverImport',
      value: append.manyPerSecond / importedPerSecond,
      atMost: 15,
      how: how.import(text(importedPerSecond), text(append.manyPerSecond)),
    },
    {
      key: 'rebuildOverCopy',
      value: rebuild.seconds / copy.seconds,
      atMost: 8,
      how: how.rebuild(text(rebuild.seconds), text(copy.seconds), text(copy.rows)),
    },
    {
      key: 'resultOverBare',
      value: alone.ownMs / alone.bareMs,
      atMost: 10,
      how: how.live(text(alone.ownMs), text(alone.bareMs)),
    },
    {
      key: 'resultInRowOverBare',
      value: inRow.ownMs / inRow.bareMs,
      atMost: 10,
      how: how.row(text(inRow.ownMs), text(inRow.bareMs)),
    },
    {
      key: 'hotPageOverBare',
      value: page.overBare,
      atLeast: 0.2,
      how: how.hot(text(page.hotPerSecond), text(page.barePerSecond)),
    },
    {
      key: 'freshJsonOverRead',
      value: fresh.jsonMs / fresh.readMs,
      atMost: 25,
      how: how.freshJson(text(fresh.jsonMs), text(fresh.readMs)),
    },
    {
      key: 'freshPageOverJson',
      value: fresh.pageMs / fresh.jsonMs,
      atMost: 10,
      how: how.freshPage(text(fresh.pageMs), text(fresh.jsonMs)),
    },
  ];
};
