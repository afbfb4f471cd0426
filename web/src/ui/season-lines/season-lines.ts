import type { Chart, Ref } from '@rondelle/contracts/competition/outputs.ts';

/** The reader's own or the page's team, the first of the table, and the others. */
type Tone = 'main' | 'lead' | 'plain';
const leads = 3;

/** One team's line: a value for each day, and how much it matters to the reader. */
export type Line = {
  readonly team: Ref;
  readonly values: readonly number[];
  readonly tone: Tone;
};
export type Lines = {
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  /** The value at the top and the one at the bottom. */
  readonly top: number;
  readonly bottom: number;
};

type Asked = { readonly chart: Chart; readonly teams: readonly Ref[]; readonly main: readonly number[] };

const linesOf = ({ chart, teams, main }: Asked, valuesOf: (at: number) => readonly number[]): Line[] => {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return chart.datasets.map(({ teamId, label }, at) => ({
    team: byId.get(teamId) ?? { id: teamId, name: label, path: '' },
    values: valuesOf(at),
    tone: main.includes(teamId) ? 'main' : at < leads ? 'lead' : 'plain',
  }));
};

/** Points as they were added up. */
export const pointLines = (asked: Asked): Lines => {
  const { labels, datasets } = asked.chart;
  const most = Math.max(1, ...datasets.flatMap(({ data }) => data));
  return { days: labels, lines: linesOf(asked, (at) => datasets[at]?.data ?? []), top: most, bottom: 0 };
};

/**
 * Places by points after each day; teams that were level stand in the order of the table as it is now, so that the last
 * day is the table where points alone decide it.
 */
export const rankLines = (asked: Asked): Lines => {
  const { labels, datasets } = asked.chart;
  const placesOn = labels.map((_, day) => {
    const order = datasets
      .map(({ data }, at) => ({ at, points: data[day] ?? 0 }))
      .sort((a, b) => b.points - a.points || a.at - b.at);
    return new Map(order.map(({ at }, place) => [at, place + 1]));
  });
  return {
    days: labels,
    lines: linesOf(asked, (at) => placesOn.map((places) => places.get(at) ?? datasets.length)),
    top: 1,
    bottom: Math.max(2, datasets.length),
  };
};

/** The lines' own units: wide enough that a day is a whole number. */
export const width = 1000;
export const height = 400;

/** As the points of a polyline; the picture is stretched, so that only whole numbers are needed. */
export const pointsOf = ({ values }: Line, { top, bottom }: Lines): string => {
  const last = Math.max(1, values.length - 1);
  return values
    .map((value, at) => {
      const x = Math.round((at * width) / last);
      const y = Math.round(((value - top) * height) / (bottom - top));
      return `${x},${y}`;
    })
    .join(' ');
};

/** The first day of each month after the first one, and how far along it is, from 0 to 1. */
export const monthStarts = (days: readonly string[]): readonly { day: string; at: number }[] =>
  days.flatMap((day, at) =>
    at > 0 && day.slice(0, 7) !== days[at - 1]?.slice(0, 7)
      ? [{ day, at: at / Math.max(1, days.length - 1) }]
      : [],
  );
