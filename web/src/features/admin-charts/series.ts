import type { AdminCharts } from '@rondelle/contracts/site/administration.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { ChartSeries } from '../../ui/day-chart/DayChart.tsx';

/** Chart rows: one per day, with a field for each source and their total. */
export const changesOf = (changes: AdminCharts['changes']) =>
  changes.map(({ day, events }) => ({
    label: formatDay(day, 'bare'),
    ...events,
    total: Object.values(events).reduce((sum, count) => sum + count, 0),
  }));

/** The sources of changes, each with its colour. */
export const changeSeries = (): readonly ChartSeries[] => [
  { name: 'web', label: m.source_web(), color: 'var(--r-blue-line)' },
  { name: 'api', label: m.source_api(), color: 'var(--r-win)' },
  { name: 'import', label: m.history_by_import(), color: 'var(--r-notice-line)' },
  { name: 'demo', label: m.history_by_demo(), color: 'var(--r-line)' },
  { name: 'system', label: m.history_by_system(), color: 'var(--r-accent)' },
];

export const seasonSeries = (): readonly ChartSeries[] => [
  { name: 'finals', label: m.statistics_games(), color: 'var(--r-blue-line)' },
];
