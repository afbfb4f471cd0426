import { overPage, withForm } from '../../lib/form-link.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import classes from '../form/form.module.css';
import { Link } from '../link/Link.tsx';

type Props = { kind: 'league' | 'tournament'; id: number };

/** Why a member may not change rules or record draws here, and the way to become one who may. */
export function NotSupervising({ kind, id }: Props) {
  const place = usePlace();
  return (
    <div className={classes.note}>
      <p>{m.not_supervising()}</p>
      <p>
        <Link href={withForm(place, `supervise-${kind}`, id)} state={overPage}>
          {m.supervise()}
        </Link>
      </p>
    </div>
  );
}
