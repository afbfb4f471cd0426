import { BarChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/charts/styles.css';
import { useReducedMotion } from '@mantine/hooks';
import { formatNumber } from '../../lib/format.ts';

export type ChartSeries = { readonly name: string; readonly label: string; readonly color: string };
export type ChartRow = { readonly label: string } & Readonly<Record<string, string | number>>;
type Props = { label: string; data: readonly ChartRow[]; series: readonly ChartSeries[] };

/** Numbers in bars on top of each other, one bar a day or whatever a row stands for. Loaded only where it is shown. */
export function DayChart({ label, data, series }: Props) {
  const still = useReducedMotion();
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={280}
        type="stacked"
        data={[...data]}
        dataKey="label"
        series={[...series]}
        withLegend={series.length > 1}
        valueFormatter={formatNumber}
        barProps={{ isAnimationActive: !still }}
        legendProps={{ verticalAlign: 'bottom' }}
      />
    </div>
  );
}
