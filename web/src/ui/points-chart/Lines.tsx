import { LineChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/charts/styles.css';
import type { Chart } from '@rondelle/contracts/competition/outputs.ts';
import { useReducedMotion } from '@mantine/hooks';
import { formatDay } from '../../lib/format/format.ts';

/** Colours that are distinct on light and dark backgrounds, in this order; few leagues have more teams. */
const colours = [
  'blue.7',
  'red.7',
  'teal.7',
  'orange.7',
  'grape.7',
  'green.8',
  'pink.6',
  'indigo.5',
  'yellow.8',
  'cyan.7',
  'violet.6',
  'lime.8',
] as const;

/** Dash patterns, so that lines differ by more than colour. */
const dashes = ['1 0', '7 3', '2 3'] as const;

/** The interactive chart, one line per team. Loaded when the reader opens it. */
export function Lines({ chart: { labels, datasets } }: { chart: Chart }) {
  const still = useReducedMotion();
  const data = labels.map((day, at) => ({
    day: formatDay(day, 'bare'),
    ...Object.fromEntries(datasets.map(({ teamId, data: points }) => [String(teamId), points[at] ?? 0])),
  }));
  const series = datasets.map(({ teamId, label }, at) => ({
    name: String(teamId),
    label,
    color: colours[at % colours.length] ?? 'blue.7',
    strokeDasharray: dashes[at % dashes.length] ?? '1 0',
  }));
  return (
    <LineChart
      h={360}
      data={data}
      dataKey="day"
      series={series}
      withLegend
      withDots={false}
      curveType="monotone"
      lineProps={{ isAnimationActive: !still }}
      legendProps={{ verticalAlign: 'bottom' }}
    />
  );
}
