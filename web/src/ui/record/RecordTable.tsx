import { type ReactNode } from 'react';
import { formatNumber, formatSigned } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './record-table.module.css';
import { type Split, splitColumns } from './split-columns.ts';
import blocks from '../blocks.module.css';

type Row = { readonly key: string | number; readonly name: ReactNode; readonly record: Split };
type Props = {
  caption: string;
  /** What the rows are: the first column's heading. */
  rowsAre: string;
  rows: readonly Row[];
  /** The last row is the sum of those above. */
  totalLast?: boolean;
};

/** Records under one another: at home and away, or of several seasons. */
export function RecordTable({ caption, rowsAre, rows, totalLast = false }: Props) {
  return (
    <div className={blocks.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table
        className={`${blocks.figures} ${blocks.first} ${classes.records}`}
        data-total={totalLast || undefined}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsAre}</th>
            {splitColumns.map(({ name, short, long }) => (
              <th key={name} scope="col">
                <abbr title={long()}>{short()}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={m.table_goalDifference_long()}>{m.table_goalDifference()}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, record }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {splitColumns.map((column) => (
                <td key={column.name}>{formatNumber(column.value(record))}</td>
              ))}
              <td>{formatSigned(record.goalsFor - record.goalsAgainst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
