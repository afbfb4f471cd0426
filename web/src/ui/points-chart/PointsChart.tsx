import type { Chart } from '@rondelle/contracts/competition/outputs.ts';
import { useState } from 'react';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { PointsTable } from './PointsTable.tsx';
import classes from './points-chart.module.css';

const loadConnections = async () => (await import('./Lines.tsx')).Lines;
const loadAhead = () => void loadConnections().catch(() => undefined);

/**
 * Points over the season. Closed until the reader opens it: the charts' code is loaded when they are about to. The same
 * numbers stand below as a table, for those who cannot see a chart or run no script.
 */
export function PointsChart({ chart }: { chart: Chart }) {
  const [opened, setOpened] = useState(false);
  const { Part: Lines, failed } = useLater(opened, loadConnections);
  if (chart.labels.length < 2) return null;
  return (
    <details className={classes.chart} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary onPointerEnter={loadAhead} onFocus={loadAhead}>
        <h2>{m.league_chart()}</h2>
      </summary>
      {opened && Lines && <Lines chart={chart} />}
      {opened && !Lines && <p>{failed ? m.state_failed_body() : m.league_chart_loading()}</p>}
      <PointsTable chart={chart} />
    </details>
  );
}
