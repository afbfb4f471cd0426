import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

/** A field that two people changed: its label, its current value and the typed one. */
export type Difference = { readonly name: string; readonly theirs: string; readonly mine: string };

/** Compares somebody else's changes with one's own, field by field. */
export function ConflictTable({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <table className={blocks.words}>
      <thead>
        <tr>
          <th scope="col">{m.conflict_field()}</th>
          <th scope="col">{m.conflict_theirs()}</th>
          <th scope="col">{m.conflict_mine()}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, theirs, mine }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{theirs || m.history_empty_value()}</td>
            <td>{mine || m.history_empty_value()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
