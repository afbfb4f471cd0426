import type { Chart, Ref } from '@rondelle/contracts/competition/outputs.ts';
import { useState } from 'react';
import { useMyTeams } from '../../lib/my-teams.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { Section } from '../page-frame/Section.tsx';
import { pointLines, rankLines } from '../season-lines/season-lines.ts';
import { SeasonLines } from '../season-lines/SeasonLines.tsx';
import { PointsTable } from './PointsTable.tsx';
import blocks from '../blocks.module.css';

const loadConnections = async () => (await import('./Lines.tsx')).Lines;
const loadAhead = () => void loadConnections().catch(() => undefined);

type Props = {
  chart: Chart;
  /** The teams of its lines, as they are named and drawn. */
  teams: readonly Ref[];
  /** Of some of a table's teams only their points are shown: their places are among all. */
  isWhole?: boolean;
  mainTeamId?: number;
};

/**
 * The season in lines that the server draws. Folded away beneath it, the same day by day: a chart that answers when it
 * is pointed at, whose code is loaded when it is about to be opened, and the numbers in a table.
 */
export function PointsChart({ chart, teams, isWhole = true, mainTeamId }: Props) {
  const [opened, setOpened] = useState(false);
  const { Part: Lines, failed } = useLater(opened, loadConnections);
  const mine = useMyTeams();
  if (chart.labels.length < 2) return null;
  const main = mainTeamId === undefined ? mine : [mainTeamId];
  const lines = (isWhole ? rankLines : pointLines)({ chart, teams, main });
  const title = isWhole ? m.league_ranks() : m.league_chart();
  return (
    <Section title={title}>
      <SeasonLines lines={lines} label={title} endOf={String} isRanked={isWhole} />
      {isWhole && <p className={blocks.note}>{m.league_ranks_note()}</p>}
      <details className={blocks.fold} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary onPointerEnter={loadAhead} onFocus={loadAhead}>
          {m.league_chart_open()}
        </summary>
        {opened && Lines && <Lines chart={chart} />}
        {opened && !Lines && <p>{failed ? m.state_failed_body() : m.league_chart_loading()}</p>}
        <PointsTable chart={chart} />
      </details>
    </Section>
  );
}
