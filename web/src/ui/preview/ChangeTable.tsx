import { m } from '../../paraglide/messages.js';
import classes from './preview.module.css';

export type ChangeRow = { readonly name: string; readonly before: string; readonly after: string };
type Props = { caption: string; first: string; rows: readonly ChangeRow[] };

/** What stands there now and what would; nothing where nothing changes. */
export function ChangeTable({ caption, first, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{m.preview_now()}</th>
          <th scope="col">{m.preview_then()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
