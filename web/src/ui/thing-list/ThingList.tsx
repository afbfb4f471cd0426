import { overPage, withForm } from '../../lib/form-link.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import classes from './thing-list.module.css';

type Props = {
  things: readonly { readonly id: number; readonly name: string }[];
  /** The forms that change one of them. */
  edit: string;
  remove: string;
};

/** Things that have no page of their own, each with what changes it. */
export function ThingList({ things, edit, remove }: Props) {
  const place = usePlace();
  return (
    <ul className={classes.things}>
      {things.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <Link href={withForm(place, edit, id)} state={overPage} aria-label={m.thing_edit({ name })}>
            {m.thing_edit_short()}
          </Link>
          <Link href={withForm(place, remove, id)} state={overPage} aria-label={m.thing_delete({ name })}>
            {m.thing_delete_short()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
