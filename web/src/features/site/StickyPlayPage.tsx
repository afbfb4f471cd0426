import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './sticky.module.css';

const rows = Array.from({ length: 40 }, (_, at) => at + 1);
const columns = Array.from({ length: 18 }, (_, at) => at + 1);
/** Numbers that look like some: nothing that was played. */
const valueAt = (row: number, column: number): number => (row * 7 + column * column * 3) % 97;

/** What can stay in view, and whether it does at first. */
const parts = () => [
  { part: 'head', label: m.sticky_head(), stays: true },
  { part: 'column', label: m.sticky_column(), stays: true },
  { part: 'foot', label: m.sticky_foot(), stays: false },
];

/** A playground: a table larger than its window, with a head, a column and a foot that stay or move; styles alone do it. */
export function StickyPlayPage() {
  return (
    <PageFrame title={m.sticky_title()} description={m.sticky_description()}>
      <p>{m.sticky_intro()}</p>
      <div className={classes.play}>
        <fieldset className={`${blocks.line} ${classes.choices}`}>
          <legend className={blocks.hidden}>{m.sticky_choices()}</legend>
          {parts().map(({ part, label, stays }) => (
            <label key={part}>
              <input type="checkbox" name={part} defaultChecked={stays} /> {label}
            </label>
          ))}
        </fieldset>
        <div
          className={`${blocks.surface} ${classes.scroller}`}
          role="region"
          aria-label={m.sticky_title()}
          tabIndex={0}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{m.sticky_row_name()}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {m.sticky_column_name({ number: column })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{m.sticky_row({ number: row })}</th>
                  {columns.map((column) => (
                    <td key={column}>{formatNumber(valueAt(row, column))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{m.sticky_total()}</th>
                {columns.map((column) => (
                  <td key={column}>
                    {formatNumber(rows.reduce((sum, row) => sum + valueAt(row, column), 0))}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </PageFrame>
  );
}
