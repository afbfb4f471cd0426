import { Box } from '@mantine/core';
import { BarChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/charts/styles.css';
import { useReducedMotion } from '@mantine/hooks';
import { formatNumber } from '../../lib/format/format.ts';

export type ChartSeries = { readonly name: string; readonly label: string; readonly color: string };
export type ChartRow = { readonly label: string } & Readonly<Record<string, string | number>>;
type Props = { label: string; data: readonly ChartRow[]; series: readonly ChartSeries[] };

/** A stacked bar chart with one bar per row, usually a day. Loaded only by pages that show it. */
export function DayChart({ label, data, series }: Props) {
  const still = useReducedMotion();
  return (
    <Box role="img" aria-label={label} mt="md">
      <BarChart
        h={280}
        type="stacked"
        data={[...data]}
        dataKey="label"
        series={[...series]}
        withLegend={series.length > 1}
        valueFormatter={formatNumber}
        yAxisProps={{ allowDecimals: false }}
        barProps={{ isAnimationActive: !still }}
        legendProps={{ verticalAlign: 'bottom' }}
      />
    </Box>
  );
}
