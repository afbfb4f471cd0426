import { Button, NativeSelect, Progress } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Progress.css';
import type { RequestedRebuild, ViewsState } from '@rondelle/contracts/site/views-state.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

const states = {
  waiting: m.rebuild_waiting,
  running: m.rebuild_running,
  done: m.rebuild_done,
  failed: m.rebuild_failed,
  'broken-off': m.rebuild_broken_off,
} as const satisfies Record<RequestedRebuild['state'], () => string>;

const nameOf = (view: string | null): string => view ?? m.rebuild_all();

/** Requests a rebuild of one view or of all, and displays the progress of the latest ones. */
export function Rebuilds({ views, rebuilds }: Pick<ViewsState, 'views' | 'rebuilds'>) {
  const { lang } = usePageLocation();
  const [view, setView] = useState('');
  const [isRequested, setIsRequested] = useState(false);
  const { message, attempt } = useOutcome();
  const utils = trpc.useUtils();
  const requestRebuild = trpc.admin.rebuild.useMutation();
  const start = async () => {
    const isDone = await attempt(
      () => requestRebuild.mutateAsync({ lang, view: view === '' ? null : view }),
      '',
    );
    if (!isDone) return;
    setIsRequested(true);
    await utils.admin.views.invalidate();
  };
  // The list displays the rebuild's progress once it has started.
  const isWaiting = isRequested && rebuilds[0]?.state === 'waiting';
  return (
    <>
      <p className={blocks.muted}>{m.rebuild_note()}</p>
      <div className={blocks.line} style={{ alignItems: 'flex-end' }}>
        <NativeSelect
          label={m.rebuild_which()}
          value={view}
          onChange={({ currentTarget }) => setView(currentTarget.value)}
          data={[{ value: '', label: m.rebuild_all() }, ...views]}
        />
        <Button variant="default" loading={requestRebuild.isPending} onClick={() => void start()}>
          {m.rebuild_start()}
        </Button>
      </div>
      <p role="status">{message || (isWaiting && m.rebuild_asked())}</p>
      {rebuilds.length > 0 && (
        <ul className={`${blocks.rows} ${blocks.prose}`}>
          {rebuilds.map((one) => (
            <RebuildRow key={one.id} rebuild={one} />
          ))}
        </ul>
      )}
    </>
  );
}

const RebuildRow = ({
  rebuild: { view, state, progress, requestedAt, finishedAt, error },
}: {
  rebuild: RequestedRebuild;
}) => (
  <li>
    <p className={blocks.ends}>
      <span className={blocks.line}>
        <strong>{nameOf(view)}</strong>
        <span>{states[state]()}</span>
        {error !== null && <code>{error}</code>}
      </span>
      <time className={blocks.note} dateTime={finishedAt ?? requestedAt}>
        {formatInstant(finishedAt ?? requestedAt)}
      </time>
    </p>
    {state === 'running' && (
      <Progress value={progress} aria-label={m.rebuild_progress({ name: nameOf(view) })} />
    )}
  </li>
);
