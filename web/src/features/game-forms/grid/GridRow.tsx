import { decisions } from '@rondelle/contracts/competition/lists.ts';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Fault } from '../../../ui/form/use-form.ts';
import { decisionWords } from '../../../ui/game-list/decision-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import classes from './grid.module.css';
import type { Team } from './match-team.ts';
import type { Row } from './rows.ts';

type Props = {
  row: Row;
  number: number;
  teams: readonly Team[];
  faults: readonly Fault[];
  set: (changes: Partial<Row>) => void;
};

/** A cell with its label: shown on phones, where there are no column headings; read out everywhere. */
function Cell({ label, number, children }: { label: string; number: number; children: ReactNode }) {
  return (
    <label className={classes.cell}>
      <span>
        {label}
        <span className={classes.hidden}> {m.grid_of_row({ number })}</span>
      </span>
      {children}
    </label>
  );
}

type TeamProps = Props & { side: 'home' | 'away'; label: string };

function TeamCell({ row, number, teams, faults, set, side, label }: TeamProps) {
  const [typed, chosen] = [row[side], row[`${side}TeamId`]];
  const unknown = typed !== '' && chosen === '';
  const wrong = faults.some(({ field }) => field === `${side}TeamId`);
  return (
    <Cell label={label} number={number}>
      <select
        value={chosen}
        aria-invalid={unknown || wrong ? true : undefined}
        onChange={(event) => set({ [`${side}TeamId`]: event.target.value })}
      >
        <option value="">{unknown ? m.grid_unknown_team({ name: typed }) : m.game_form_choose()}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Cell>
  );
}

function GoalsCell({ row, number, faults, set, side, label }: TeamProps) {
  const name = `${side}Goals` as const;
  return (
    <Cell label={label} number={number}>
      <input
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        autoComplete="off"
        value={row[name]}
        aria-invalid={faults.some(({ field }) => field === name) ? true : undefined}
        onChange={(event) => set({ [name]: event.target.value.replaceAll(/\D/g, '') })}
      />
    </Cell>
  );
}

function State({ row, faults }: Pick<Props, 'row' | 'faults'>) {
  if (row.saved) return <Link href={row.saved}>{m.grid_row_saved()}</Link>;
  const messages = row.refused ? [row.refused] : faults.map(({ message }) => message);
  return messages.map((message) => (
    <span key={message} className={classes.wrong}>
      {message}
    </span>
  ));
}

/** One game of the weekend. */
export function GridRow(props: Props) {
  const { row, number, faults, set } = props;
  return (
    <fieldset className={classes.row} disabled={row.saved !== null}>
      <legend className={classes.hidden}>{m.grid_row({ number })}</legend>
      <Cell label={m.game_form_date()} number={number}>
        <input
          type="date"
          value={row.date}
          aria-invalid={faults.some(({ field }) => field === 'date') ? true : undefined}
          onChange={(event) => set({ date: event.target.value })}
        />
      </Cell>
      <TeamCell {...props} side="home" label={m.game_form_home()} />
      <GoalsCell {...props} side="home" label={m.grid_home_goals()} />
      <TeamCell {...props} side="away" label={m.game_form_away()} />
      <GoalsCell {...props} side="away" label={m.grid_away_goals()} />
      <Cell label={m.game_form_decided()} number={number}>
        <select
          value={row.decidedIn}
          onChange={(event) =>
            set({ decidedIn: decisions.find((one) => one === event.target.value) ?? 'regulation' })
          }
        >
          {decisions.map((decision) => (
            <option key={decision} value={decision}>
              {decisionWords(decision)}
            </option>
          ))}
        </select>
      </Cell>
      <p className={classes.state}>
        <State row={row} faults={faults} />
      </p>
    </fieldset>
  );
}
