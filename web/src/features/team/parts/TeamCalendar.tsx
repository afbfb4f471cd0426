import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { GameCalendar } from '../../../ui/game-calendar/GameCalendar.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { NoGames } from './NoGames.tsx';

/** All games of the team's season by month. */
export function TeamCalendar({ team, standing }: Pick<TeamOutput, 'team' | 'standing'>) {
  const query = usePageQuery('team', 'calendar');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { games } = query.data;
  if (games.length === 0) return <NoGames standing={standing} then={false} />;
  return <GameCalendar title={m.team_calendar()} games={games} teamId={team.id} showCompetition />;
}
