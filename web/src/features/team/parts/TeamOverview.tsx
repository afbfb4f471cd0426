import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Columns } from '../../../ui/page-frame/Columns.tsx';
import { PolicyNote } from '../../../ui/policy/PolicyNote.tsx';
import { PointsChart } from '../../../ui/points-chart/PointsChart.tsx';
import { NoGames } from './NoGames.tsx';
import { OtherSeasons } from './OtherSeasons.tsx';
import { Rating } from './Rating.tsx';
import { Rivals } from './Rivals.tsx';
import { TeamFigures } from './TeamFigures.tsx';
import { TeamForecast } from './TeamForecast.tsx';
import { TeamGames } from './TeamGames.tsx';
import { TeamStanding } from './TeamStanding.tsx';
import { Tournaments } from './Tournaments.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { answer: TeamOutput /** As of another day, not of today. */; then: boolean };

/** The record above all; beside standings and games, what else is known of the team. */
export function TeamOverview({ answer, then }: Props) {
  const { team, record, standing, rating, schedule, chart, latest, upcoming, rivals, tournaments } = answer;
  const idle = latest.length === 0 && upcoming.length === 0;
  return (
    <div className={blocks.stack}>
      <PolicyNote category={team.category} />
      <TeamFigures record={record} standing={standing} teamId={team.id} />
      <Columns
        main={
          <>
            {idle && <NoGames standing={standing} then={then} />}
            <TeamGames title={m.league_upcoming()} games={upcoming.slice(0, 4)} teamId={team.id} />
            <TeamGames title={m.league_latest()} games={latest} teamId={team.id} />
            {standing && <TeamStanding standing={standing} teamId={team.id} />}
            {chart && standing && (
              <PointsChart
                chart={chart}
                teams={standing.rows.map((row) => row.team)}
                isWhole={standing.rows.length === standing.outOf}
                mainTeamId={team.id}
              />
            )}
          </>
        }
        aside={
          <>
            {!then && <TeamForecast />}
            {rating && <Rating rating={rating} schedule={schedule} />}
            <Rivals rivals={rivals} />
            <Tournaments tournaments={tournaments} />
            <OtherSeasons team={team} />
          </>
        }
      />
    </div>
  );
}
