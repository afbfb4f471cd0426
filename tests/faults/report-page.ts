import { countOf, type Kills, sumOfKills } from './support/kills.ts';
import type { Unsettled } from './unsettled.ts';

/** The figures that a test measured. */
export type Measured = {
  readonly test: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly kills?: Kills;
};

export type RunFacts = {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly seconds: number;
  readonly machine: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly unsettled: Unsettled;
};

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}:`, '', ...names.map((name) => `- ${name}`), ''];

const sum = (measured: readonly Measured[], figure: string): number =>
  measured.reduce((total, { figures }) => total + Number(figures[figure] ?? 0), 0);

/** A line with all kills, and with what was acknowledged and retained during them. */
export const killsLine = (measured: readonly Measured[]): string => {
  const underKills = measured.filter(({ kills = {} }) => countOf(kills) > 0);
  const kills = sumOfKills(underKills.map((one) => one.kills ?? {}));
  const kinds = Object.entries(kills).map(([kind, count]) => `${kind} ${count}`);
  const [acknowledgedEvents, lost, rows] = [
    'acknowledged to writers',
    'lost or doubled',
    'rows as rebuilt',
  ].map((figure) => sum(underKills, figure));
  return `kill -9: ${countOf(kills)} in all (${kinds.join(', ')}). Of ${acknowledgedEvents} events acknowledged meanwhile, ${lost} were lost or doubled; ${rows} rows of views were as rebuilt.`;
};

const row = ({ test, figures }: Measured): string => {
  const texts = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return `| ${test} | ${texts.join('; ')} |`;
};

/** The report of a whole run of the long form, as Markdown. */
export const reportPage = (facts: RunFacts, measured: readonly Measured[]): string => {
  const { seed, date, seconds, machine, passed, failed, skipped, unsettled } = facts;
  const lines = [
    '# Fault tests',
    '',
    'What the long form of the fault tests measured. Made by the command itself; nothing here is written by hand.',
    '',
    '```sh',
    `FAULTS_SEED=${seed} npm run test:faults`,
    '```',
    '',
    `${date}, ${machine}, ${Math.round(seconds)} s: ${passed} passed, ${failed} failed, ${skipped} skipped.`,
    '',
    killsLine(measured),
    '',
    ...list('Failed', unsettled.failed),
    ...list('Skipped, so not shown', unsettled.skipped),
    'A test that fails leaves no figures. “Lost or doubled” compares what each writer was told, noted on disk before it went on, with the log; “rows as rebuilt” are the rows of all views that equal, byte for byte, those of a rebuild from nothing. EventStoreDB with a version is a real server ([ADR 7](../../infra/adr/0007-support-eventstoredb-as-an-event-log.md) says which), otherwise the stand-in for one.',
    '',
    '| test | figures |',
    '|---|---|',
    ...measured.map(row),
    '',
  ];
  return lines.join('\n');
};
