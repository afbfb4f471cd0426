import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { useUpcoming } from '../../../ui/game-list/upcoming-games.ts';
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

type Props = {
  answer: TeamOutput;
  /** True when the page is about a past day or instant. */
  then: boolean;
};

/** Numbers of games on the page, and of visible ones. */
const most = { upcoming: 30, next: 2, awaited: 3 };

/**
 * The team's figures on top, then its last and next games, which fit a phone's first screen; below, its other games and
 * standings beside all else.
 */
export function TeamOverview({ answer, then }: Props) {
  const { team, record, standing, rating, schedule, chart, latest, upcoming, rivals, tournaments } = answer;
  const { toCome, awaited } = useUpcoming(upcoming, most.upcoming);
  const [last, ...earlier] = latest;
  const around = last && toCome.length > 0 ? [last, ...toCome] : null;
  const idle = latest.length === 0 && upcoming.length === 0;
  return (
    <div className={blocks.stack}>
      <PolicyNote category={team.category} />
      <TeamFigures record={record} standing={standing} teamId={team.id} />
      <Columns
        main={
          <>
            {idle && <NoGames standing={standing} then={then} />}
            <TeamGames
              title={around ? m.team_last_and_next() : m.league_upcoming()}
              games={around ?? toCome}
              teamId={team.id}
              most={around ? 1 + most.next : most.next}
            />
            <TeamGames
              title={m.games_awaited()}
              games={awaited.toReversed()}
              teamId={team.id}
              most={most.awaited}
            />
            <TeamGames
              title={around ? m.team_earlier_results() : m.league_latest()}
              games={around ? earlier : latest}
              teamId={team.id}
            />
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
            {rating && <Rating rating={rating} schedule={schedule} statsPath={team.statsPath} />}
            <Rivals rivals={rivals} />
            <Tournaments tournaments={tournaments} />
            <OtherSeasons team={team} />
          </>
        }
      />
    </div>
  );
}
