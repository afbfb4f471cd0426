import type { Chart } from '@rondelle/contracts/competition/answers.ts';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { PointsTable } from './PointsTable.tsx';
import classes from './points-chart.module.css';

const Lines = lazy(async () => ({ default: (await import('./Lines.tsx')).Lines }));

/**
 * Points over the season. Closed until the reader opens it: only then is the charts' code loaded. The same numbers
 * stand below as a table, for those who cannot see a chart or run no script.
 */
export function PointsChart({ chart }: { chart: Chart }) {
  const [opened, setOpened] = useState(false);
  if (chart.labels.length < 2) return null;
  return (
    <details className={classes.chart} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <h2>{m.league_chart()}</h2>
      </summary>
      {opened && (
        <Suspense fallback={<p>{m.league_chart_loading()}</p>}>
          <Lines chart={chart} />
        </Suspense>
      )}
      <PointsTable chart={chart} />
    </details>
  );
}
