import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { TeamFeats } from '../../../ui/feats/TeamFeats.tsx';
import { useUpcoming } from '../../../ui/game-list/upcoming-games.ts';
import { Columns } from '../../../ui/page-frame/Columns.tsx';
import { PolicyNote } from '../../../ui/policy/PolicyNote.tsx';
import { PointsChart } from '../../../ui/points-chart/PointsChart.tsx';
import { LastAndNext } from './LastAndNext.tsx';
import { NoGames } from './NoGames.tsx';
import { OtherSeasons } from './OtherSeasons.tsx';
import { Rating } from './Rating.tsx';
import { Rivals } from './Rivals.tsx';
import { TeamForecast } from './TeamForecast.tsx';
import { TeamGames } from './TeamGames.tsx';
import { TeamRecords } from './TeamRecords.tsx';
import { Tournaments } from './Tournaments.tsx';
import { TableExcerpt } from '../../../ui/standings-table/TableExcerpt.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  answer: TeamOutput;
  /** True when the page is about a past day or instant. */
  then: boolean;
};

/** Numbers of games in each list; the calendar has all of them. */
const most = { upcoming: 5, earlier: 5, awaited: 3 };

/** Postponed games are displayed however many games are to come. */
const isVisible = ({ status }: GameCard, at: number): boolean => at < most.upcoming || status === 'postponed';

/**
 * The last and the next game and the records, within a phone's first screen; below, other games, and the season beside
 * everything else.
 */
export function TeamOverview({ answer, then }: Props) {
  const { team, record, standing, rating, schedule, chart, latest, upcoming, chances } = answer;
  const { toCome, awaited } = useUpcoming(upcoming, upcoming.length);
  const [last, ...earlier] = latest;
  const [next, ...later] = toCome;
  const teamId = team.id;
  return (
    <div className={blocks.stack} data-wide>
      <PolicyNote category={team.category} />
      {last || next ? (
        <div className={blocks.grid} data-wide style={{ alignItems: 'start', rowGap: '0.75rem' }}>
          <LastAndNext last={last} next={next} chances={chances} teamId={teamId} then={then} />
          <TeamRecords record={record} standing={standing} teamId={teamId} />
        </div>
      ) : (
        awaited.length === 0 && <NoGames standing={standing} then={then} />
      )}
      <Columns
        main={
          <>
            <TeamGames
              title={m.games_awaited()}
              games={awaited.toReversed().slice(0, most.awaited)}
              teamId={teamId}
            />
            <TeamGames
              title={m.league_upcoming()}
              games={later.filter(isVisible)}
              teamId={teamId}
              chances={chances}
            />
            <TeamGames title={m.league_latest()} games={earlier.slice(0, most.earlier)} teamId={teamId} />
            {standing && (
              <TableExcerpt
                title={m.team_standing()}
                league={standing.league}
                rows={standing.rows}
                teamId={teamId}
              />
            )}
            {chart && standing && (
              <PointsChart
                chart={chart}
                teams={standing.rows.map((row) => row.team)}
                isWhole={standing.rows.length === standing.outOf}
                mainTeamId={teamId}
              />
            )}
            {answer.feats && <TeamFeats feats={answer.feats} />}
          </>
        }
        aside={
          <>
            {!then && <TeamForecast />}
            {rating && <Rating rating={rating} schedule={schedule} team={team} />}
            <Rivals rivals={answer.rivals} team={team} />
            <Tournaments tournaments={answer.tournaments} />
            <OtherSeasons team={team} />
          </>
        }
      />
    </div>
  );
}
