import type { Outputs } from '../../lib/http/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';
import { Empty } from '../states/Empty.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** For a season without results: its next steps, and a link to the previous season. */
export function EmptySeason({ home }: { home: Outputs['season']['home'] }) {
  const paths = usePaths();
  const { previousSeason: previous, season, upcoming } = home;
  const isScheduled = upcoming.length > 0;
  return (
    <Empty
      title={m.empty_season({ season: season.slug })}
      body={isScheduled ? undefined : <FirstSteps home={home} />}
    >
      {isScheduled && <FormLink form="add-game">{m.game_form_add()}</FormLink>}
      {isScheduled && <Link href={paths.teams(season.slug)}>{m.empty_season_teams()}</Link>}
      {previous && <Link href={previous.path}>{m.empty_season_previous({ season: previous.slug })}</Link>}
    </Empty>
  );
}
