import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { Changed } from './change-tables.ts';
import blocks from '../blocks.module.css';

/** Tables with more rows than this are folded, so that the button below stays within reach on a phone. */
const mostOpen = 8;

type Props = Changed & {
  /** True for a table that is never folded, such as the first of a preview. */
  isFirst?: boolean;
};

/** Current and previewed values side by side. */
export function ChangeTable({ isFirst = false, ...changed }: Props) {
  const { caption, rows } = changed;
  if (isFirst || rows.length <= mostOpen) return <Rows {...changed} isTitled />;
  return (
    <details className={blocks.fold}>
      <summary>
        {caption} · {formatNumber(rows.length)}
      </summary>
      <Rows {...changed} isTitled={false} />
    </details>
  );
}

function Rows({ caption, first, rows, isTitled }: Changed & { isTitled: boolean }) {
  return (
    <table className={blocks.words}>
      <caption data-seen={isTitled || undefined}>{caption}</caption>
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
