import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { formatList } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './form-pills.module.css';
import { outcomeStyles } from './outcome-styles.ts';
import { outcomeLetter, outcomeWord } from './outcome-words.ts';

/** A team's latest games as lettered pills, oldest first; in words for screen readers. */
export function FormPills({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  const games = formatList(outcomes.map(outcomeWord));
  return (
    <span className={classes.pills} role="img" aria-label={m.form_label({ games })}>
      {outcomes.map((outcome, at) => (
        <span key={at} className={classes.pill} style={outcomeStyles[outcome]} aria-hidden="true">
          {outcomeLetter(outcome)}
        </span>
      ))}
    </span>
  );
}
