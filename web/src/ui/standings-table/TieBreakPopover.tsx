import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { criterionName, criterionValue } from './criterion-words.ts';
import classes from './tie-break.module.css';
import blocks from '../blocks.module.css';

type Step = NonNullable<Standing['tieBreak']>['steps'][number];

function StepExplained({ step, teamId }: { step: Step; teamId: number }) {
  return (
    <li>
      {m.table_why_step({ criterion: criterionName(step.criterion) })}
      <ul className={`${blocks.rows} ${classes.values}`}>
        {step.teams.map((team) => (
          <li key={team.id} className={blocks.ends} data-self={team.id === teamId || undefined}>
            <span>{team.name}</span> <strong>{criterionValue(step.criterion, team.value)}</strong>
          </li>
        ))}
      </ul>
    </li>
  );
}

type Props = { row: Standing; firstCriterion: Criterion };

/** The "?" beside a rank: opens, also without JavaScript, which criterion placed the team, with every team's value. */
export function TieBreakPopover({ row: { team, tieBreak }, firstCriterion }: Props) {
  const id = `why-${team.id}`;
  const steps = tieBreak?.steps ?? [];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classes.button}
        aria-label={m.table_why({ team: team.name })}
      >
        ?
      </button>
      <div
        id={id}
        popover="auto"
        className={`${blocks.card} ${blocks.dialog} ${classes.popover}`}
        role="dialog"
        aria-label={m.table_why({ team: team.name })}
      >
        <p className={blocks.big}>{m.table_why_title()}</p>
        {steps.length === 0 && !tieBreak?.unresolved && (
          <p>{m.table_why_points({ criterion: criterionName(firstCriterion), team: team.name })}</p>
        )}
        {steps.length > 0 && (
          <ol>
            {steps.map((step, at) => (
              <StepExplained key={at} step={step} teamId={team.id} />
            ))}
          </ol>
        )}
        {tieBreak?.unresolved && <p>{m.table_why_unresolved()}</p>}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={blocks.field}>
          {m.table_close()}
        </button>
      </div>
    </>
  );
}
