import { Button } from '@mantine/core';
import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { ChangesTables } from '../../../ui/preview/ChangesTables.tsx';
import { ProgressLine } from '../../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../../ui/progress/use-progress.ts';
import { type RollBackQuery, periodOf } from '../use-plan.ts';
import { PlannedChanges } from './PlannedChanges.tsx';
import { RollBackButton } from './RollBackButton.tsx';

type Props = { plan: RollBackPlanOutput; filter: RollBackQuery; looked: () => void };
/** State of the roll-back or of its undo; once one of them is done, the other is offered. */
type State = 'asking' | 'running' | 'failed' | 'done' | 'undo-failed' | 'put-back';

/** Runs the roll-back, resumes it after an interruption, and can undo it again. */
const useRollBack = (filter: RollBackQuery) => {
  const { lang, client } = useClient();
  const progress = useProgress();
  const [commandId] = useState(newCommandId);
  const [undoing] = useState(newCommandId);
  /** The correlation id of the roll-back, needed to undo it. */
  const [rolledBack, setRolledBack] = useState('');
  const [state, setState] = useState<State>('asking');
  const { message, attempt } = useOutcome();
  const running = async (done: State, failed: State, run: () => Promise<unknown>) => {
    setState('running');
    setState((await attempt(run)) ? done : failed);
  };
  const { signal } = new AbortController();
  const rollBack = () =>
    running('done', 'failed', async () => {
      const { correlationId } = await progress.run(
        (id, before) =>
          client.history.rollBack.mutate({
            commandId: id,
            lang,
            ...periodOf(filter),
            ...(before && { before }),
          }),
        commandId,
        signal,
      );
      setRolledBack(correlationId);
    });
  const putBack = () =>
    running('put-back', 'undo-failed', () =>
      progress.run(
        (id, before) =>
          client.history.undoTogether.mutate({
            commandId: id,
            correlationId: rolledBack,
            lang,
            ...(before && { before }),
          }),
        undoing,
        signal,
      ),
    );
  return { state, message, progress, rollBack, putBack };
};

/** The plan: changes to undo, and reasons for the others. Then runs it with progress, and offers to undo it. */
export function Plan({ plan, filter, looked }: Props) {
  const { state, message, progress, rollBack, putBack } = useRollBack(filter);
  const { possible, total, more } = plan;
  return (
    <Section title={m.roll_back_plan({ possible, total })}>
      {more && <p>{m.roll_back_more({ count: formatNumber(plan.paging.total) })}</p>}
      <div>
        {(state === 'asking' || state === 'failed') && possible > 0 && (
          <RollBackButton
            submit={state === 'failed' ? m.progress_go_on() : m.roll_back_submit()}
            more={more}
            run={() => void rollBack().then(looked)}
          />
        )}
        {(state === 'done' || state === 'undo-failed') && (
          <Button onClick={() => void putBack().then(looked)}>
            {state === 'done' ? m.roll_back_undo() : m.progress_go_on()}
          </Button>
        )}
      </div>
      <div role="status">
        {state === 'done' && <p>{m.roll_back_finished()}</p>}
        {state === 'put-back' && <p>{m.roll_back_put_back()}</p>}
        {(state === 'failed' || state === 'undo-failed') && <p>{message}</p>}
      </div>
      <ProgressLine progress={progress} />
      {state === 'asking' && possible > 0 && <ChangesTables {...plan.changes} />}
      <PlannedChanges plan={plan} filter={filter} />
    </Section>
  );
}
