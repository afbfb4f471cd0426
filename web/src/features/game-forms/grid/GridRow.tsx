import { Box, Button, Group } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { type CellProps, EndingCell, NumberCell, PickedCell, TeamCell } from './cells.tsx';
import { rowErrorText, ofColumn } from './row-error-text.ts';
import classes from './grid.module.css';
import type { Team } from './match-team.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Omit<CellProps, 'column'> & {
  teams: readonly Team[];
  hasFairPlay: boolean;
  /** True while the rows are being sent; disables the row. */
  busy: boolean;
  remove: () => void;
};

type StateProps = Pick<Props, 'row' | 'number' | 'errors' | 'idOf' | 'set' | 'remove'>;

/** Actions on a row whose game may already be recorded: see that game, remove the row or add it anyway. */
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

function State({ row, number, errors, idOf, set, remove }: StateProps) {
  if (row.saved)
    return <Link href={row.saved.path}>{row.saved.isHeld ? m.grid_row_held() : m.grid_row_saved()}</Link>;
  return (
    <>
      {errors.map((error) => (
        <Box
          component="span"
          key={error.field ?? ''}
          id={idOf(error.field)}
          c="var(--r-accent)"
          display="block"
          fw={600}
        >
          {rowErrorText(number, error)}
        </Box>
      ))}
      {row.refused?.there && <There path={row.refused.there} set={set} remove={remove} />}
    </>
  );
}

/** One row of the grid: one game. */
export function GridRow({ teams, hasFairPlay, busy, remove, ...given }: Props) {
  const { row, number, idOf } = given;
  const errors = row.refused ? [ofColumn(row.refused)] : given.errors;
  const cell = { ...given, errors };
  return (
    <Box
      component="fieldset"
      className={`${blocks.surface} ${classes.row} ${hasFairPlay ? classes.fairPlay : ''}`}
      {...(row.saved !== null && { bg: 'var(--r-tint)' })}
      disabled={row.saved !== null || busy}
    >
      <legend className={blocks.hidden}>{m.grid_row({ number })}</legend>
      <span aria-hidden="true" className={`${blocks.label} ${classes.number}`}>
        <Box component="span" hiddenFrom="md">
          {m.grid_row({ number })}
        </Box>
        <Box component="span" visibleFrom="md">
          {number}
        </Box>
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
      <div className={classes.state}>
        <State row={row} number={number} errors={errors} idOf={idOf} set={given.set} remove={remove} />
      </div>
    </Box>
  );
}
