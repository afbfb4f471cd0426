import { quantile } from '../numbers.ts';
import type { Line } from '../table.ts';
import { growthOf } from './growth.ts';
import type { Measured } from './load/load.ts';
import type { SaturdayMessages } from './messages.ts';
import type { Sample } from './samples.ts';

export type Run = { readonly load: Measured; readonly samples: readonly Sample[] };
type Descriptions = SaturdayMessages['how'];
type Text = (value: number) => string;

const listed = (failures: Readonly<Record<string, number>>): string =>
  Object.entries(failures).length === 0
    ? ''
    : `(${Object.entries(failures)
        .map(([reason, count]) => `${reason}: ${count}`)
        .join(', ')})`;
const total = (failures: Readonly<Record<string, number>>): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0);

const added = (...all: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const failures of all)
    for (const [reason, count] of Object.entries(failures)) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
};

const pageLines = (
  { hotPages, times, failures, lines }: Measured,
  words: Descriptions,
  text: Text,
): Line[] => {
  const { hot, others } = times;
  const refused = added(failures.hot, failures.others);
  return [
    {
      key: 'hotPageP99Ms',
      value: quantile(hot, 0.99),
      atMost: 50,
      how: words.hot(text(hotPages), text(hot.length)),
    },
    { key: 'hotPageP50Ms', value: quantile(hot, 0.5), how: '' },
    { key: 'otherPageP99Ms', value: quantile(others, 0.99), how: words.others(text(others.length)) },
    { key: 'otherPageP50Ms', value: quantile(others, 0.5), how: '' },
    { key: 'refusedReaders', value: total(refused), atMost: 0, how: words.refused(listed(refused)) },
    { key: 'closedLines', value: lines.closed, atMost: 0, how: '' },
  ];
};

const resultLines = (
  { seen, unseen, imported, times, failures }: Measured,
  words: Descriptions,
  text: Text,
): Line[] => {
  const during = seen.filter(({ at }) => at >= imported.from && at <= imported.to);
  const screens = seen.map(({ seenMs }) => seenMs);
  const sent = added(failures.taps, failures.results);
  return [
    {
      key: 'resultToScreenP99Ms',
      value: quantile(screens, 0.99),
      atMost: 300,
      how: words.screen(text(seen.length)),
    },
    { key: 'resultToScreenP50Ms', value: quantile(screens, 0.5), how: '' },
    {
      key: 'resultToHintP99Ms',
      value: quantile(
        seen.map(({ heardMs }) => heardMs),
        0.99,
      ),
      how: words.hint,
    },
    {
      key: 'resultToScreenDuringImportP99Ms',
      value: quantile(
        during.map(({ seenMs }) => seenMs),
        0.99,
      ),
      how: '',
    },
    { key: 'unseenResults', value: unseen, atMost: 0, how: words.lost },
    {
      key: 'tapP99Ms',
      value: quantile(times.taps, 0.99),
      how: words.taps(text(times.taps.length), listed(sent)),
    },
    { key: 'refusedTapsAndResults', value: total(sent), atMost: 0, how: '' },
    {
      key: 'importSeconds',
      value: imported.failure === null ? (imported.to - imported.from) / 1_000 : Number.NaN,
      how: imported.failure ?? words.import(text(imported.added), text(imported.refused)),
    },
  ];
};

const siteLines = ({ load, samples }: Run, words: Descriptions, text: Text): Line[] => {
  const within = samples.filter(({ at }) => at >= load.fromEpoch && at <= load.toEpoch);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) throw new Error('the run was too short to be sampled');
  const seconds = (last.at - first.at) / 1_000;
  const share = (of: (sample: Sample) => number) => (of(last) - of(first)) / seconds;
  const [site, postgres] = [share((one) => one.site), share((one) => one.postgres ?? Number.NaN)];
  const generator = load.processorSeconds / load.seconds;
  const [hits, misses] = [last.hits - first.hits, last.misses - first.misses];
  const growth = (of: (sample: Sample) => number) =>
    growthOf(within.map((sample) => ({ at: sample.at, value: of(sample) })));
  return [
    {
      key: 'heapGrowth',
      value: growth((one) => one.heapMb),
      atMost: 0.1,
      how: words.heap(text(last.heapMb)),
    },
    {
      key: 'memoryGrowth',
      value: growth((one) => one.residentMb),
      atMost: 0.1,
      how: words.resident(text(last.residentMb)),
    },
    { key: 'siteProcessors', value: site, how: words.site },
    { key: 'postgresProcessors', value: postgres, how: '' },
    { key: 'generatorProcessors', value: generator, how: words.generator(text(load.lateP99Ms)) },
    {
      key: 'elsewhereProcessors',
      value: share((one) => one.machine) - site - postgres - generator,
      how: words.elsewhere,
    },
    {
      key: 'eventLoopP99Ms',
      value: quantile(
        within.map(({ loopP99Ms }) => loopP99Ms),
        0.5,
      ),
      how: words.loop,
    },
    { key: 'cacheHits', value: hits / (hits + misses), how: words.hits },
  ];
};

/** Every figure with its target. */
export const linesOf = (run: Run, { how: words }: SaturdayMessages, locale: string): Line[] => {
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
  const text: Text = (value) => number.format(value);
  const { load } = run;
  const { crawler } = load.times;
  return [
    ...pageLines(load, words, text),
    { key: 'liveMessagesPerSecond', value: load.lines.messages / load.seconds, how: '' },
    ...resultLines(load, words, text),
    {
      key: 'crawledPerSecond',
      value: crawler.length / load.seconds,
      how: words.crawl(text(quantile(crawler, 0.5)), listed(load.failures.crawler)),
    },
    ...siteLines(run, words, text),
  ];
};
