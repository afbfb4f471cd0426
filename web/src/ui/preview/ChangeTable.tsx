import { m } from '../../paraglide/messages.js';
import type { Changed } from './change-tables.ts';
import blocks from '../blocks.module.css';

/** What stands there now and what would. */
export function ChangeTable({ caption, first, rows }: Changed) {
  return (
    <table className={blocks.words}>
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
