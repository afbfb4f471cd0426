import { Button, Group } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { type CellProps, EndingCell, NumberCell, PickedCell, TeamCell } from './cells.tsx';
import { faultWords, ofColumn } from './fault-words.ts';
import classes from './grid.module.css';
import type { Team } from './match-team.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Omit<CellProps, 'column'> & {
  teams: readonly Team[];
  hasFairPlay: boolean;
  /** All rows are being sent. */
  busy: boolean;
  remove: () => void;
};

type StateProps = Pick<Props, 'row' | 'number' | 'faults' | 'idOf' | 'set' | 'remove'>;

/** What can be done with a row whose game is there already. */
function There({ path, set, remove }: Pick<StateProps, 'set' | 'remove'> & { path: string }) {
  return (
    <Group component="span" gap="xs">
      <Link href={path}>{m.grid_see_there()}</Link>
      <Button variant="subtle" size="compact-md" onClick={remove}>
        {m.grid_remove_row()}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={() => set({ again: true })}>
        {m.grid_again()}
      </Button>
    </Group>
  );
}

function State({ row, number, faults, idOf, set, remove }: StateProps) {
  if (row.saved) return <Link href={row.saved}>{m.grid_row_saved()}</Link>;
  return (
    <>
      {faults.map((fault) => (
        <span key={fault.field ?? ''} id={idOf(fault.field)} className={classes.wrong}>
          {faultWords(number, fault)}
        </span>
      ))}
      {row.refused?.there && <There path={row.refused.there} set={set} remove={remove} />}
    </>
  );
}

/** One game of the weekend. */
export function GridRow({ teams, hasFairPlay, busy, remove, ...given }: Props) {
  const { row, number, idOf } = given;
  const faults = row.refused ? [ofColumn(row.refused)] : given.faults;
  const cell = { ...given, faults };
  return (
    <fieldset
      className={`${blocks.surface} ${classes.row} ${hasFairPlay ? classes.fairPlay : ''}`}
      disabled={row.saved !== null || busy}
    >
      <legend className={blocks.hidden}>{m.grid_row({ number })}</legend>
      <span aria-hidden="true" className={classes.number}>
        <span>{m.grid_row({ number })}</span>
        <span>{number}</span>
      </span>
      <PickedCell {...cell} column="date" />
      <PickedCell {...cell} column="time" />
      <TeamCell {...cell} column="homeTeamId" side="home" teams={teams} />
      <NumberCell {...cell} column="homeGoals" />
      <TeamCell {...cell} column="awayTeamId" side="away" teams={teams} />
      <NumberCell {...cell} column="awayGoals" />
      <EndingCell {...cell} column="decidedIn" />
      {hasFairPlay && <NumberCell {...cell} column="homeFairPlay" />}
      {hasFairPlay && <NumberCell {...cell} column="awayFairPlay" />}
      <p className={classes.state}>
        <State row={row} number={number} faults={faults} idOf={idOf} set={given.set} remove={remove} />
      </p>
    </fieldset>
  );
}
