import { Box } from '@mantine/core';
import { formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './sticky.module.css';

const rows = Array.from({ length: 40 }, (_, at) => at + 1);
const columns = Array.from({ length: 18 }, (_, at) => at + 1);
/** Made-up numbers, not results. */
const valueAt = (row: number, column: number): number => (row * 7 + column * column * 3) % 97;

/** The parts that can be sticky, and whether they are at first. */
const parts = () => [
  { part: 'head', label: m.sticky_head(), stays: true },
  { part: 'column', label: m.sticky_column(), stays: true },
  { part: 'foot', label: m.sticky_foot(), stays: false },
];

/** A playground for a scrolling table with sticky parts, made with CSS alone. */
export function StickyPlayPage() {
  return (
    <PageFrame title={m.sticky_title()} description={m.sticky_description()}>
      <p>{m.sticky_intro()}</p>
      <div className={classes.play}>
        <Box component="fieldset" className={blocks.line ?? ''} mb="sm">
          <legend className={blocks.hidden}>{m.sticky_choices()}</legend>
          {parts().map(({ part, label, stays }) => (
            <label key={part}>
              <input type="checkbox" name={part} defaultChecked={stays} /> {label}
            </label>
          ))}
        </Box>
        <Box
          className={blocks.scroller ?? ''}
          mah="26rem"
          role="region"
          aria-label={m.sticky_title()}
          tabIndex={0}
        >
          <table className={blocks.figures}>
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
        </Box>
      </div>
    </PageFrame>
  );
}
