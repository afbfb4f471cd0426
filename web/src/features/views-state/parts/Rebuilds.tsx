import { Button, NativeSelect, Progress } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Progress.css';
import type { AskedRebuild, ViewsState } from '@rondelle/contracts/site/views-state.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

const states = {
  waiting: m.rebuild_waiting,
  running: m.rebuild_running,
  done: m.rebuild_done,
  failed: m.rebuild_failed,
  'broken-off': m.rebuild_broken_off,
} as const satisfies Record<AskedRebuild['state'], () => string>;

const nameOf = (view: string | null): string => view ?? m.rebuild_all();

/** Asks for a rebuild of the views from the log, and shows how far the latest ones have come. */
export function Rebuilds({ views, rebuilds }: Pick<ViewsState, 'views' | 'rebuilds'>) {
  const { lang } = usePageLocation();
  const [view, setView] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState('');
  const utils = trpc.useUtils();
  const ask = trpc.admin.rebuild.useMutation();
  const start = () =>
    void ask.mutateAsync({ lang, view: view === '' ? null : view }).then(
      async () => {
        setFault('');
        setIsAsked(true);
        await utils.admin.views.invalidate();
      },
      (error: unknown) => setFault(refusalOf(error).message),
    );
  // Once it has begun, the list says more.
  const isWaiting = isAsked && rebuilds[0]?.state === 'waiting';
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
        <Button variant="default" loading={ask.isPending} onClick={start}>
          {m.rebuild_start()}
        </Button>
      </div>
      <p role="status">{fault || (isWaiting && m.rebuild_asked())}</p>
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
  rebuild: { view, state, progress, askedAt, finishedAt, fault },
}: {
  rebuild: AskedRebuild;
}) => (
  <li>
    <p className={blocks.ends}>
      <span className={blocks.line}>
        <strong>{nameOf(view)}</strong>
        <span>{states[state]()}</span>
        {fault !== null && <code>{fault}</code>}
      </span>
      <time className={blocks.note} dateTime={finishedAt ?? askedAt}>
        {formatInstant(finishedAt ?? askedAt)}
      </time>
    </p>
    {state === 'running' && (
      <Progress value={progress} aria-label={m.rebuild_progress({ name: nameOf(view) })} />
    )}
  </li>
);
