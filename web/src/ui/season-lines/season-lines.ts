import type { Chart, Ref } from '@rondelle/contracts/competition/outputs.ts';

/** Highlighted teams (my teams or the page's team), the first three of the table, and the others. */
type Tone = 'main' | 'lead' | 'plain';
/** Readers could not distinguish more lines in colour. */
const leads = 3;

/** One team's line with a value for each day, and its emphasis. */
export type Line = {
  readonly team: Ref;
  readonly values: readonly number[];
  readonly tone: Tone;
};
export type Lines = {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  /** Values at the top and at the bottom. */
  readonly top: number;
  readonly bottom: number;
  /** The last rank that advances, with a line drawn below it; null when it is unknown, or values are no ranks. */
  readonly lastRank: number | null;
};

type ChartInput = { readonly chart: Chart; readonly teams: readonly Ref[]; readonly main: readonly number[] };
type RankInput = ChartInput & Pick<Lines, 'lastRank'>;

const linesOf = ({ chart, teams, main }: ChartInput, valuesOf: (at: number) => readonly number[]): Line[] => {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return chart.datasets.map(({ teamId, label }, at) => ({
    team: byId.get(teamId) ?? { id: teamId, name: label, path: '' },
    values: valuesOf(at),
    tone: main.includes(teamId) ? 'main' : at < leads ? 'lead' : 'plain',
  }));
};

/** Lines of accumulated points. */
export const pointLines = (input: ChartInput): Lines => {
  const { labels, datasets } = input.chart;
  const most = Math.max(1, ...datasets.flatMap(({ data }) => data));
  const lines = linesOf(input, (at) => datasets[at]?.data ?? []);
  return { days: labels, lines, top: most, bottom: 0, lastRank: null };
};

/**
 * Lines of ranks by points after each day. Ties are in the order of the current table, so that the last day matches the
 * table when points alone decide it.
 */
export const rankLines = (input: RankInput): Lines => {
  const { labels, datasets } = input.chart;
  const placesOn = labels.map((_, day) => {
    const order = datasets
      .map(({ data }, at) => ({ at, points: data[day] ?? 0 }))
      .sort((a, b) => b.points - a.points || a.at - b.at);
    return new Map(order.map(({ at }, place) => [at, place + 1]));
  });
  return {
    days: labels,
    lines: linesOf(input, (at) => placesOn.map((places) => places.get(at) ?? datasets.length)),
    top: 1,
    bottom: Math.max(2, datasets.length),
    lastRank: input.lastRank,
  };
};

/** The view box has a unit per day and per value, so that points are short numbers: a page has a thousand of them. */
export const viewBoxOf = ({ days, top, bottom }: Lines): string =>
  `0 0 ${Math.max(1, days.length - 1)} ${Math.abs(bottom - top)}`;

/** Returns the points of a polyline, without those in the middle of a level stretch. */
export const pointsOf = ({ values }: Line, { top }: Lines): string =>
  values
    .flatMap((value, at) => {
      const isLevel = values[at - 1] === value && values[at + 1] === value;
      return isLevel ? [] : [`${at},${Math.abs(value - top)}`];
    })
    .join(' ');

/** A plot is at least so many rows of labels high. */
const leastRows = 6;
export const rowsOf = ({ lines }: Lines): number => Math.max(leastRows, lines.length);

type End = { readonly line: Line; readonly value: number /** In rows from the top. */; readonly at: number };
/** The end of a line with the place of its label, both in rows from the top. */
export type PlacedEnd = End & { readonly label: number };

/** Returns the ends of the lines from the top down; equal ones are in the order of the lines. */
const endsOf = (lines: Lines): readonly End[] => {
  const { top, bottom } = lines;
  const ends = lines.lines.map((line) => {
    const value = line.values.at(-1) ?? bottom;
    return { line, value, at: ((value - top) / (bottom - top)) * (rowsOf(lines) - 1) };
  });
  return ends.toSorted((a, b) => a.at - b.at);
};

/** Places each label beside the end of its line, or as near as the other labels, of one row each, allow. */
export const placedEnds = (lines: Lines): readonly PlacedEnd[] => {
  const ends = endsOf(lines);
  const below: number[] = [];
  for (const { at } of ends) below.push(Math.max(at, (below.at(-1) ?? -1) + 1));
  // Pushes those up that would leave the plot at the bottom.
  const lowest = rowsOf(lines) - ends.length;
  return ends.map((end, index) => ({ ...end, label: Math.min(below[index] ?? 0, lowest + index) }));
};

/** Width of a month's label on a phone, as a share of the chart. */
const monthWidth = 0.11;

/** Drops marks whose labels would overlap an earlier one. */
export const apart = <Mark extends { readonly at: number }>(marks: readonly Mark[]): readonly Mark[] =>
  marks.reduce<readonly Mark[]>((placed, mark) => {
    const before = placed.at(-1);
    return before && mark.at - before.at < monthWidth ? placed : [...placed, mark];
  }, []);

/** Returns the first day of each month except the first one, and its position from 0 to 1. */
export const monthStarts = (days: readonly string[]): readonly { day: string; at: number }[] =>
  days.flatMap((day, at) =>
    at > 0 && day.slice(0, 7) !== days[at - 1]?.slice(0, 7)
      ? [{ day, at: at / Math.max(1, days.length - 1) }]
      : [],
  );
