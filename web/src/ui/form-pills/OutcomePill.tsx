import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import classes from './form-pills.module.css';
import { outcomeLetter, outcomeWord } from './outcome-words.ts';

/** How one game ended for a team: a letter, read aloud as a word. */
export function OutcomePill({ outcome }: { outcome: Outcome }) {
  return (
    <span
      className={classes.pill}
      data-outcome={outcome}
      role="img"
      aria-label={outcomeWord(outcome)}
      title={outcomeWord(outcome)}
    >
      {outcomeLetter(outcome)}
    </span>
  );
}
