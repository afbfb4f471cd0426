import type { Chart, Ref } from '@rondelle/contracts/competition/outputs.ts';
import { useState } from 'react';
import { useMyTeams } from '../../lib/member/my-teams.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
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
  /** The chart's teams with names and crests. */
  teams: readonly Ref[];
  /** False for a subset of a table's teams: shows points, because ranks are among all teams. */
  isWhole?: boolean;
  /** The last rank that makes the playoffs, if the table has a line below it. */
  lastRank?: number | null;
  mainTeamId?: number;
  /** Defaults to what the chart shows. */
  title?: string;
};

/**
 * The season as lines rendered on the server. Below it, collapsed: an interactive chart, whose code is loaded on hover
 * or when opened, and the numbers in a table.
 */
export function PointsChart({ chart, teams, isWhole = true, lastRank = null, mainTeamId, title }: Props) {
  const [opened, setOpened] = useState(false);
  const { Part: Lines, failed } = useLater(opened, loadConnections);
  const mine = useMyTeams();
  if (chart.labels.length < 2) return null;
  const main = mainTeamId === undefined ? mine : [mainTeamId];
  const lines = isWhole ? rankLines({ chart, teams, main, lastRank }) : pointLines({ chart, teams, main });
  const name = title ?? (isWhole ? m.league_ranks() : m.league_chart());
  return (
    <Section title={name}>
      <SeasonLines lines={lines} label={name} endOf={String} />
      {isWhole && (
        <p className={`${blocks.note} ${blocks.apart}`}>
          {m.league_ranks_note()} {m.league_ranks_first()} {lastRank !== null && m.league_ranks_line()}
        </p>
      )}
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
