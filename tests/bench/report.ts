import type { Appended } from './append.ts';
import type { Beside } from './beside.ts';
import type { Copied } from './copy.ts';
import type { Hot } from './http.ts';
import type { Lag } from './lag.ts';
import type { BenchMessages } from './messages.ts';
import type { Screens } from './screens.ts';
import type { Line } from './table.ts';

export type Measured = {
  readonly append: Appended;
  readonly rebuild: { readonly seconds: number; readonly peakMb: number };
  readonly copy: Copied;
  /** At 50 results a second, and at 200. */
  readonly lag: Lag;
  readonly fastLag: Lag;
  readonly page: Hot;
  readonly json: Hot;
  readonly screens: Screens;
  readonly beside: Beside;
};

/** Every figure with its target; each ratio comes with the raw numbers behind it. */
export const linesOf = (
  { append, rebuild, copy, lag, fastLag, page, json, screens, beside }: Measured,
  words: BenchMessages,
): Line[] => {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 4 });
  const text = (value: number) => number.format(value);
  const howHot = ({ hotPerSecond, barePerSecond, bytes }: Hot) =>
    words.how.hot(text(hotPerSecond), text(barePerSecond), text(bytes));
  const howLate = ({ results, maxMs, warmUpMaxMs }: Lag) =>
    words.how.lag(text(results), text(maxMs), text(warmUpMaxMs));
  const howRebuilt = words.how.rebuild(
    text(rebuild.seconds),
    text(copy.seconds),
    text(copy.rows),
    text(copy.megabytes),
  );
  const howBeside = (p99: number) =>
    words.how.beside(text(p99), text(beside.aloneP50Ms), text(beside.aloneP99Ms));
  return [
    { key: 'appendPerSecond', value: append.perSecond, how: words.how.append },
    { key: 'appendP99Ms', value: append.p99Ms, how: '' },
    { key: 'appendManyPerSecond', value: append.manyPerSecond, how: words.how.appendMany },
    { key: 'rebuildOverCopy', value: rebuild.seconds / copy.seconds, atMost: 0.8, how: howRebuilt },
    { key: 'rebuildSeconds', value: rebuild.seconds, how: '' },
    { key: 'copySeconds', value: copy.seconds, how: '' },
    { key: 'copiedRows', value: copy.rows, how: '' },
    { key: 'rebuildPeakMb', value: rebuild.peakMb, atMost: 1_024, how: words.how.peak },
    { key: 'lagP50Ms', value: lag.p50Ms, how: howLate(lag) },
    { key: 'lagP99Ms', value: lag.p99Ms, atMost: 30, how: '' },
    { key: 'fastLagP50Ms', value: fastLag.p50Ms, how: howLate(fastLag) },
    { key: 'fastLagP99Ms', value: fastLag.p99Ms, atMost: 100, how: '' },
    {
      key: 'submitToScreenP50Ms',
      value: screens.p50Ms,
      how: words.how.screens(text(screens.times), text(screens.maxMs)),
    },
    { key: 'submitToScreenP99Ms', value: screens.p99Ms, atMost: 100, how: '' },
    {
      key: 'hotBesideWhatIfs',
      value: beside.whatIfsP50Ms / beside.aloneP50Ms,
      atMost: 2,
      how: howBeside(beside.whatIfsP99Ms),
    },
    {
      key: 'hotBesidePictures',
      value: beside.picturesP50Ms / beside.aloneP50Ms,
      atMost: 2,
      how: howBeside(beside.picturesP99Ms),
    },
    { key: 'coldRefused', value: beside.coldRefused, atMost: 0, how: words.how.cold(text(beside.cold)) },
    { key: 'hotPageOverBare', value: page.overBare, atLeast: 0.6, how: howHot(page) },
    { key: 'hotPagePerSecond', value: page.hotPerSecond, how: '' },
    { key: 'barePagePerSecond', value: page.barePerSecond, how: '' },
    { key: 'hotJsonOverBare', value: json.overBare, atLeast: 0.6, how: howHot(json) },
    { key: 'hotJsonPerSecond', value: json.hotPerSecond, how: '' },
    { key: 'bareJsonPerSecond', value: json.barePerSecond, how: '' },
  ];
};
