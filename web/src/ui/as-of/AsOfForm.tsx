import { formatDay, formatInstant } from '../../lib/format.ts';
import { usePlace, withSearch } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './as-of.module.css';

type Props = { asOf: { playedBy: string | null; knownAt: string | null } };

/** What else the URL says, carried along when the form is sent without JavaScript. */
function Kept() {
  const kept = [...new URLSearchParams(usePlace().search)].filter(
    ([name]) => name !== 'playedBy' && name !== 'knownAt',
  );
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Chooses the day of a table: games played up to it. A plain form, so it works without JavaScript too. */
export function AsOfForm({ asOf: { playedBy, knownAt } }: Props) {
  const place = usePlace();
  const active = playedBy !== null || knownAt !== null;
  return (
    <details className={classes.asOf} open={active}>
      <summary>{m.asof_title()}</summary>
      <form method="get" action={place.path} className={classes.form}>
        <Kept />
        <label>
          {m.asof_played_by()}
          <input type="date" name="playedBy" defaultValue={playedBy ?? ''} required />
        </label>
        <button type="submit">{m.asof_apply()}</button>
        {active && <Link href={withSearch(place, { playedBy: null, knownAt: null })}>{m.asof_reset()}</Link>}
      </form>
      {active && (
        <p className={classes.notice} role="status">
          {playedBy && <span>{m.asof_played_notice({ day: formatDay(playedBy) })}</span>}{' '}
          {knownAt && <span>{m.asof_known_notice({ instant: formatInstant(knownAt) })}</span>}
        </p>
      )}
    </details>
  );
}
