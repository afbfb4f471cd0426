import { m } from '../../paraglide/messages.js';
import { usePaths } from '../../lib/place.ts';
import { Actions } from '../actions/Actions.tsx';
import { Link } from '../link/Link.tsx';
import { Empty } from '../states/Empty.tsx';

type Props = { season: string; previous: { slug: string; path: string } | null };

/** No game in this season yet: the previous one has some. */
export function EmptySeason({ season, previous }: Props) {
  const paths = usePaths();
  return (
    <Empty title={m.empty_season({ season })}>
      <Actions actions={[{ form: 'add-game', name: m.game_form_add() }]} about={m.shell_season({ season })} />
      {previous && <Link href={previous.path}>{m.empty_season_previous({ season: previous.slug })}</Link>}
      <Link href={paths.teams(season)}>{m.empty_season_teams()}</Link>
    </Empty>
  );
}
