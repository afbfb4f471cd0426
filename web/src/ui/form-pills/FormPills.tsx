import type { Outcome } from '@rondelle/contracts/competition/answers.ts';
import { formatList } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import classes from './form-pills.module.css';

const letters = { W: m.outcome_W, L: m.outcome_L, O: m.outcome_O, T: m.outcome_T } as const;
const words = { W: m.outcome_W_long, L: m.outcome_L_long, O: m.outcome_O_long, T: m.outcome_T_long } as const;

/** A team's latest games as lettered pills, oldest first; read aloud as words. */
export function FormPills({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  const games = formatList(outcomes.map((outcome) => words[outcome]()));
  return (
    <span className={classes.pills} role="img" aria-label={m.form_label({ games })}>
      {outcomes.map((outcome, at) => (
        <span key={at} className={classes.pill} data-outcome={outcome} aria-hidden="true">
          {letters[outcome]()}
        </span>
      ))}
    </span>
  );
}
