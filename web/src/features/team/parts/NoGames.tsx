import type { TeamAnswer } from '@rondelle/contracts/competition/team.answers.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** A team that has not played and has nothing scheduled. */
export function NoGames({ standing }: Pick<TeamAnswer, 'standing'>) {
  return (
    <Empty title={m.team_no_games()}>
      {standing && <Link href={standing.league.path}>{m.team_no_games_league()}</Link>}
    </Empty>
  );
}
