import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** Displayed for a team without games, so far or as of another day. */
export function NoGames({ standing, then }: Pick<TeamOutput, 'standing'> & { then: boolean }) {
  return (
    <Empty title={then ? m.team_no_games_then() : m.team_no_games()}>
      {!then && <FormLink form="add-game">{m.game_form_add()}</FormLink>}
      {standing && <Link href={standing.league.path}>{m.team_no_games_league()}</Link>}
    </Empty>
  );
}
