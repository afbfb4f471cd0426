import type { Outputs } from '../../lib/http/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

type SeasonHome = Outputs['season']['home'];

/** The first league without teams; otherwise the first one. */
const nextLeague = ({ leagues }: SeasonHome) => leagues.find(({ teams }) => teams === 0) ?? leagues[0];

/** Steps before a season's first table, each with a link to its form and to what already exists. */
export function FirstSteps({ home }: { home: SeasonHome }) {
  const paths = usePaths();
  const { counts, season } = home;
  const league = nextLeague(home);
  return (
    <>
      <p>{m.first_steps()}</p>
      <div className={blocks.prose}>
        <ol>
          <li>
            <FormLink form="add-league">{m.league_form_add()}</FormLink>
            {counts.leagues > 0 && (
              <>
                {' '}
                · <Link href={paths.leagues(season.slug)}>{m.leagues_count({ count: counts.leagues })}</Link>
              </>
            )}
          </li>
          <li>
            {league ? (
              <Link href={`${league.path}?do=league-teams&id=${league.id}`} rel="nofollow">
                {m.first_steps_enter({ league: league.name })}
              </Link>
            ) : (
              <FormLink form="add-team">{m.team_form_add()}</FormLink>
            )}
            {counts.teams > 0 && (
              <>
                {' '}
                · <Link href={paths.teams(season.slug)}>{m.teams_count({ count: counts.teams })}</Link>
              </>
            )}
          </li>
          <li>
            <FormLink form="add-game">{m.game_form_add()}</FormLink>
          </li>
        </ol>
      </div>
    </>
  );
}
