import { type ReactNode } from 'react';
import { formatNumber, formatSigned } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { type Split, splitColumns } from './split-columns.ts';
import blocks from '../blocks.module.css';

type Row = { readonly key: string | number; readonly name: ReactNode; readonly record: Split };
type Props = {
  caption: string;
  /** Heading of the first column. */
  rowsAre: string;
  rows: readonly Row[];
  /** The last row is the total. */
  totalLast?: boolean;
};

/** Records as rows, for example home and away, or several seasons. */
export function RecordTable({ caption, rowsAre, rows, totalLast = false }: Props) {
  return (
    <div className={blocks.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={`${blocks.figures} ${blocks.first}`}>
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
          {rows.map(({ key, name, record }, at) => (
            <tr key={key} className={totalLast && at === rows.length - 1 ? blocks.strong : undefined}>
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
