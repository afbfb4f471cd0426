import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { usePageLocation, withSearch } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { certaintyWords } from '../certainty-words.ts';
import blocks from '../../../ui/blocks.module.css';

/** What no result can change any more, one line a team. */
export function Certainties({ certainties }: Pick<LeagueOutput, 'certainties'>) {
  const pageLocation = usePageLocation();
  return (
    <details className={blocks.fold}>
      <summary>{m.league_certain({ teams: certainties.length })}</summary>
      <ul className={blocks.rows}>
        {certainties.map((one) => (
          <li key={one.team.id} className={blocks.ends}>
            <Link href={one.team.path}>{one.team.name}</Link>
            <span>{certaintyWords(one)}</span>
          </li>
        ))}
      </ul>
      <p className={blocks.note}>
        {`${m.league_certain_what()} `}
        <Link href={withSearch(pageLocation, { view: 'forecast' })}>{m.league_forecast()}</Link>
      </p>
    </details>
  );
}
