import type { Line } from '../table.ts';
import type { Latency } from './latency.ts';
import type { Season20Messages } from './messages.ts';
import type { Peer } from './peer.ts';

export type Imported = {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly events: number;
  readonly games: number;
  readonly peakMb: number;
};
export type Rebuilt = { readonly seconds: number; readonly cpuSeconds: number; readonly peakMb: number };
/** With one season, then with all. */
type Pair = readonly [Latency, Latency];
export type Measured = {
  readonly imported: Imported;
  readonly rebuilt: Rebuilt;
  readonly databaseMb: number;
  readonly pages: {
    readonly hotPage: Pair;
    readonly hotJson: Pair;
    readonly page: Pair;
    readonly json: Pair;
  };
  readonly corrections: Pair;
  readonly peer: Peer | null;
};
export const corrections = 100;

const latencyLines = (name: string, [one, all]: Pair, how: string): Line[] => [
  { key: `${name}P99OverOneSeason`, value: all.p99Ms / one.p99Ms, atMost: 1.5, how },
  { key: `${name}P50Ms`, value: all.p50Ms, how: '' },
  { key: `${name}P99Ms`, value: all.p99Ms, how: '' },
  { key: `${name}OneSeasonP50Ms`, value: one.p50Ms, how: '' },
  { key: `${name}OneSeasonP99Ms`, value: one.p99Ms, how: '' },
];

const correctionLines = ([one, all]: Pair, how: string): Line[] => [
  { key: 'correctionP99Ms', value: all.p99Ms, atMost: 250, how },
  { key: 'correctionP50Ms', value: all.p50Ms, how: '' },
  { key: 'correctionP99OverOneSeason', value: all.p99Ms / one.p99Ms, how: '' },
  { key: 'correctionP50OverOneSeason', value: all.p50Ms / one.p50Ms, how: '' },
  { key: 'correctionOneSeasonP50Ms', value: one.p50Ms, how: '' },
  { key: 'correctionOneSeasonP99Ms', value: one.p99Ms, how: '' },
];

const peerLines = (peer: Peer | null, words: Season20Messages, text: (value: number) => string): Line[] => {
  if (!peer) return [];
  const own = peer.own.appended / peer.own.seconds;
  const theirs = peer.peer.appended / peer.peer.seconds;
  return [
    {
      key: 'resultsOverPeer',
      value: own / theirs,
      how: words.how.peer(text(peer.own.appended), text(own), text(theirs)),
    },
    { key: 'ownResultsPerSecond', value: own, how: '' },
    { key: 'peerResultsPerSecond', value: theirs, how: '' },
  ];
};

/** Every figure with its target; each ratio comes with the raw numbers behind it. */
export const linesOf = (measured: Measured, words: Season20Messages, locale: string): Line[] => {
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
  const text = (value: number): string => number.format(value);
  const { imported, rebuilt, databaseMb, pages, corrections: corrected, peer } = measured;
  const howImported = words.how.import(
    new Intl.NumberFormat(locale).format(imported.games),
    new Intl.NumberFormat(locale).format(imported.events),
    text(imported.cpuSeconds),
  );
  return [
    { key: 'importSeconds', value: imported.seconds, atMost: 60, how: howImported },
    { key: 'importEventsPerSecond', value: imported.events / imported.seconds, how: '' },
    { key: 'importPeakMb', value: imported.peakMb, how: words.how.importPeak },
    {
      key: 'rebuildSeconds',
      value: rebuilt.seconds,
      atMost: 30,
      how: words.how.rebuild(text(rebuilt.cpuSeconds)),
    },
    { key: 'rebuildPeakMb', value: rebuilt.peakMb, atMost: 1_024, how: words.how.rebuildPeak },
    { key: 'databaseMb', value: databaseMb, how: words.how.database },
    ...latencyLines('hotPage', pages.hotPage, words.how.hot),
    ...latencyLines('hotJson', pages.hotJson, ''),
    ...latencyLines('freshPage', pages.page, words.how.fresh),
    ...latencyLines('freshJson', pages.json, ''),
    ...correctionLines(corrected, words.how.correction(text(corrections))),
    ...peerLines(peer, words, text),
  ];
};
