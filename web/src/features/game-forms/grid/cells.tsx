import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { FieldError } from '../../../lib/http/call-error.ts';
import { type Column, columnLabel } from './columns.ts';
import { endingOf, endingOptions, endingValue } from './endings.ts';
import type { CellKeys } from './grid-keys.ts';
import classes from './grid.module.css';
import type { Team } from './match-team.ts';
import type { Row } from './rows.ts';
import blocks from '../../../ui/blocks.module.css';

export type CellProps = {
  row: Row;
  /** Number of the row, from 1. */
  number: number;
  errors: readonly FieldError[];
  set: (changes: Partial<Row>) => void;
  /** Returns the element id of the message about a field of this row. */
  idOf: (field: string | null) => string;
  column: Column;
  keys: CellKeys;
};

/** Returns the attributes by which key handlers find a cell, and those that link it to its error message. */
const marksOf = ({ column, number, errors, idOf, keys }: CellProps) => {
  const wrong = errors.some(({ field }) => field === column);
  return {
    'data-row': number,
    'data-column': column,
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': wrong ? idOf(column) : undefined,
    ...keys,
  };
};

/** A cell with its label: visible on phones (without column headings), and for screen readers everywhere. */
function Cell({ column, number, children }: Pick<CellProps, 'column' | 'number'> & { children: ReactNode }) {
  return (
    <label className={classes.cell}>
      <span className={blocks.small}>
        {columnLabel(column)}
        <span className={blocks.hidden}> {m.grid_of_row({ number })}</span>
      </span>
      {children}
    </label>
  );
}

/** A date or a time, in the browser’s own picker. */
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

/** Select for a team; displays a pasted name that matches no team until one is chosen. */
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

/** A whole number of at most two digits; selects its content on focus, so that typing replaces it. */
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

/** Select for how the game ended: regulation, overtime, shootout or a forfeit. */
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
