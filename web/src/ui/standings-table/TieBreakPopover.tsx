import type { ReactNode } from 'react';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { InfoPopover } from '../info-popover/InfoPopover.tsx';
import { criterionName, valuesOfStep } from './criterion-words.ts';
import { rankWords } from './rank-words.ts';
import blocks from '../blocks.module.css';

type Step = NonNullable<Standing['tieBreak']>['steps'][number];

function StepExplained({ step, teamId }: { step: Step; teamId: number }) {
  const values = valuesOfStep(step.teams);
  return (
    <li>
      {m.table_why_step({ criterion: criterionName(step.criterion) })}
      <ul className={blocks.rows}>
        {step.teams.map((team, at) => (
          <li key={team.id} className={team.id === teamId ? `${blocks.ends} ${blocks.strong}` : blocks.ends}>
            <span>{team.name}</span> <strong>{values[at]}</strong>
          </li>
        ))}
      </ul>
    </li>
  );
}

type Props = {
  row: Standing;
  rows: readonly Standing[];
  firstCriterion: Criterion;
  /** The team's certainties in words. */
  certain: ReactNode;
};

/**
 * The "?" beside a rank: the points of its neighbours, or which criterion broke a tie, with every team's value; and what
 * is certain of its final rank, with the results that would still change it.
 */
export function TieBreakPopover({ row, rows, firstCriterion, certain }: Props) {
  const { team, tieBreak } = row;
  const steps = tieBreak?.steps ?? [];
  return (
    <InfoPopover id={`why-${team.id}`} label={m.table_why({ team: team.name })} title={m.table_why_title()}>
      {steps.length === 0 && !tieBreak?.unresolved && (
        <p>
          {rankWords(rows, row, firstCriterion) ??
            m.table_why_points({ criterion: criterionName(firstCriterion), team: team.name })}
        </p>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map((step, at) => (
            <StepExplained key={at} step={step} teamId={team.id} />
          ))}
        </ol>
      )}
      {tieBreak?.unresolved && <p>{m.table_why_unresolved()}</p>}
      {certain}
    </InfoPopover>
  );
}
