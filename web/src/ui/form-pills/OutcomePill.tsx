import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import classes from './form-pills.module.css';
import { outcomeStyles } from './outcome-styles.ts';
import { outcomeLetter, outcomeWord } from './outcome-words.ts';

/** How one game ended for a team: a letter, in words for screen readers. */
export function OutcomePill({ outcome }: { outcome: Outcome }) {
  return (
    <span
      className={classes.pill}
      style={outcomeStyles[outcome]}
      role="img"
      aria-label={outcomeWord(outcome)}
      title={outcomeWord(outcome)}
    >
      {outcomeLetter(outcome)}
    </span>
  );
}
