import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Fault } from '../../../lib/refusal.ts';
import { type Column, columnLabel } from './columns.ts';
import { endingOf, endingOptions, endingValue } from './endings.ts';
import type { CellKeys } from './grid-keys.ts';
import classes from './grid.module.css';
import type { Team } from './match-team.ts';
import type { Row } from './rows.ts';
import blocks from '../../../ui/blocks.module.css';

export type CellProps = {
  row: Row;
  /** Of the row, from 1. */
  number: number;
  faults: readonly Fault[];
  set: (changes: Partial<Row>) => void;
  /** Of the message about a field of this row. */
  idOf: (field: string | null) => string;
  column: Column;
  keys: CellKeys;
};

/** What the keys find a cell by, and what ties it to its message. */
const marksOf = ({ column, number, faults, idOf, keys }: CellProps) => {
  const wrong = faults.some(({ field }) => field === column);
  return {
    className: blocks.field,
    'data-row': number,
    'data-column': column,
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': wrong ? idOf(column) : undefined,
    ...keys,
  };
};

/** A cell with its label: shown on phones, where there are no column headings; read out everywhere. */
function Cell({ column, number, children }: Pick<CellProps, 'column' | 'number'> & { children: ReactNode }) {
  return (
    <label className={`${classes.cell} ${classes[column]}`}>
      <span>
        {columnLabel(column)}
        <span className={blocks.hidden}> {m.grid_of_row({ number })}</span>
      </span>
      {children}
    </label>
  );
}

/** A day or a time, chosen by what the device has for that. */
export function PickedCell(props: CellProps & { column: 'date' | 'time' }) {
  const { row, set, column } = props;
  return (
    <Cell {...props}>
      <input
        {...marksOf(props)}
        type={column}
        value={row[column]}
        onChange={(event) => set({ [column]: event.target.value.slice(0, column === 'time' ? 5 : 10) })}
      />
    </Cell>
  );
}

type TeamProps = CellProps & { side: 'home' | 'away'; teams: readonly Team[] };

/** One of the teams; a pasted name that none of them has stands in its place until one is chosen. */
export function TeamCell(props: TeamProps) {
  const { row, set, side, teams } = props;
  const [typed, id] = [row[side], `${side}TeamId` as const];
  return (
    <Cell {...props}>
      <select
        {...marksOf(props)}
        value={row[id]}
        onChange={(event) => set({ [id]: event.target.value, [side]: '' })}
      >
        <option value="">{typed ? m.grid_unknown_team({ name: typed }) : m.game_form_choose()}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Cell>
  );
}

type NumberColumn = 'homeGoals' | 'awayGoals' | 'homeFairPlay' | 'awayFairPlay';

/** A small whole number; what stands there is typed over. */
export function NumberCell(props: CellProps & { column: NumberColumn }) {
  const { row, set, column } = props;
  return (
    <Cell {...props}>
      <input
        {...marksOf(props)}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        autoComplete="off"
        value={row[column]}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set({ [column]: event.target.value.replaceAll(/\D/g, '') })}
      />
    </Cell>
  );
}

/** In which period it was decided, or by whose default. */
export function EndingCell(props: CellProps) {
  const { row, set } = props;
  return (
    <Cell {...props}>
      <select
        {...marksOf(props)}
        value={endingValue(row)}
        onChange={(event) => set(endingOf(event.target.value))}
      >
        {endingOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Cell>
  );
}
