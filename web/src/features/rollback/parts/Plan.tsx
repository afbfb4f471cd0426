import { Button } from '@mantine/core';
import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { newCommandId } from '../../../lib/new-command-id.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { ChangesTables } from '../../../ui/preview/ChangesTables.tsx';
import { ProgressLine } from '../../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../../ui/progress/use-progress.ts';
import { type Filter, periodOf } from '../use-plan.ts';
import { PlanTable } from './PlanTable.tsx';
import { RollBackButton } from './RollBackButton.tsx';

type Props = { plan: RollBackPlanOutput; asked: Filter; looked: () => void };
type State = 'asking' | 'running' | 'failed' | 'done' | 'put-back';

/** Runs the roll-back, and what takes it back; interrupted, it goes on where it was. */
const useRollBack = (asked: Filter) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const progress = useProgress();
  const [commandId] = useState(newCommandId);
  const [undoing] = useState(newCommandId);
  /** What names all that was rolled back. */
  const [rolledBack, setRolledBack] = useState('');
  const [state, setState] = useState<State>('asking');
  const running = async (then: State, run: () => Promise<unknown>) => {
    setState('running');
    await run().then(
      () => setState(then),
      () => setState('failed'),
    );
  };
  const { signal } = new AbortController();
  const rollBack = () =>
    running('done', async () => {
      const { correlationId } = await progress.run(
        (id, before) =>
          client.history.rollBack.mutate({
            commandId: id,
            lang,
            ...periodOf(asked),
            ...(before && { before }),
          }),
        commandId,
        signal,
      );
      setRolledBack(correlationId);
    });
  const putBack = () =>
    running('put-back', () =>
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
  return { state, progress, rollBack, putBack };
};

/** What would be undone and what not, and why; then the doing, how far it has come, and the way back. */
export function Plan({ plan, asked, looked }: Props) {
  const { state, progress, rollBack, putBack } = useRollBack(asked);
  const { possible, total, more } = plan;
  return (
    <Section title={m.roll_back_plan({ possible, total })}>
      {more && <p>{m.roll_back_more({ count: formatNumber(plan.entries.length) })}</p>}
      <div>
        {(state === 'asking' || state === 'failed') && possible > 0 && (
          <RollBackButton
            submit={state === 'failed' ? m.progress_go_on() : m.roll_back_submit()}
            more={more}
            run={() => void rollBack().then(looked)}
          />
        )}
        {state === 'done' && (
          <Button onClick={() => void putBack().then(looked)}>{m.roll_back_undo()}</Button>
        )}
      </div>
      <div role="status">
        {state === 'done' && <p>{m.roll_back_finished()}</p>}
        {state === 'put-back' && <p>{m.roll_back_put_back()}</p>}
        {state === 'failed' && <p>{m.form_failed()}</p>}
      </div>
      <ProgressLine progress={progress} />
      {state === 'asking' && possible > 0 && <ChangesTables {...plan.changes} />}
      <PlanTable entries={plan.entries} />
    </Section>
  );
}
