import type { Chart } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { evenly } from './chosen-days.ts';
import blocks from '../blocks.module.css';

/** The chart's numbers on a few days as a table. */
export function PointsTable({ chart: { labels, datasets } }: { chart: Chart }) {
  const days = evenly(labels.length, 6);
  return (
    <div className={blocks.scroller} role="region" aria-label={m.league_chart_caption()} tabIndex={0}>
      <table className={blocks.figures}>
        <caption>{m.league_chart_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.table_team()}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {formatDay(labels[day] ?? '', 'bare')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {datasets.map(({ teamId, label, data }) => (
            <tr key={teamId}>
              <th scope="row">{label}</th>
              {days.map((day) => (
                <td key={day}>{formatNumber(data[day] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
