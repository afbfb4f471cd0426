import { m } from '../../paraglide/messages.js';
import { periodWords } from '../../ui/game-list/period-words.ts';
import { periods, type Score } from './score.ts';
import classes from './scorekeeper.module.css';

/** What fits on a button of five in a row; its whole name is read out. */
const shortOf = (period: Score['period']): string =>
  period === 'overtime'
    ? m.keep_overtime_short()
    : period === 'shootout'
      ? m.keep_shootout_short()
      : String(period);

type Props = { period: Score['period']; choose: (period: Score['period']) => void };

/** The periods in a row: the next one is one tap away. */
export function Periods({ period: current, choose }: Props) {
  return (
    <fieldset className={classes.periods}>
      <legend>{m.keep_period()}</legend>
      {periods.map((period) => (
        <button
          key={period}
          type="button"
          className={classes.small}
          aria-pressed={period === current}
          aria-label={periodWords(period)}
          title={periodWords(period)}
          onClick={() => choose(period)}
        >
          {shortOf(period)}
        </button>
      ))}
    </fieldset>
  );
}
