import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { useEffect, useRef, useState } from 'react';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSender } from '../../lib/use-sender.ts';
import type { DecidedIn, Game, Score } from './score.ts';

/** One thing that the scorekeeper said; its command's id makes sure that it is recorded once. */
type Step = { readonly commandId: string } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'stop' }
  | { readonly kind: 'end'; readonly score: Score; readonly decidedIn: DecidedIn }
);
type Said = Step extends infer S ? (S extends Step ? Omit<S, 'commandId'> : never) : never;
type Kept = {
  readonly queue: readonly Step[];
  /** Of the game with all that has gone out. */
  readonly revision: string;
  /** What was said last, sent or not. */
  readonly last: Step | null;
};

/** Somebody else changed the score meanwhile: so many changes from here were dropped. */
type Conflict = { readonly by: WriteConflict['by']; readonly dropped: number };

const useSend = ({ id, season }: Game) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return (step: Step, ifRevision: string, signal: AbortSignal) => {
    const base = { lang, gameId: id, seasonId: season.id, commandId: step.commandId, ifRevision };
    switch (step.kind) {
      case 'start':
        return client.game.start.mutate(base, { signal });
      case 'stop':
        return client.game.stop.mutate(base, { signal });
      case 'score':
        return client.game.changeLiveScore.mutate({ ...base, ...step.score }, { signal });
      case 'end': {
        const { homeGoals, awayGoals } = step.score;
        const nothing = { forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
        const result = { homeGoals, awayGoals, decidedIn: step.decidedIn, ...nothing };
        return client.game.recordResult.mutate({ ...base, ...result }, { signal });
      }
    }
  };
};

/**
 * What was said at the rink goes out in its order, one after the other, as soon as there is a connection; it survives a
 * reload. A refusal, or somebody else's change, drops what has not gone out yet.
 */
export const useSending = (game: Game, ended: () => void) => {
  const utils = trpc.useUtils();
  const send = useSend(game);
  const { draft, change, clear, owner } = useDraft<Kept>(`keep-score ${game.id}`, () => ({
    queue: [],
    revision: String(game.revision),
    last: null,
  }));
  const sender = useSender(owner);
  const [fault, setFault] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isSending = useRef(false);
  const latest = useRef(draft);
  const keep = (next: Kept) => {
    latest.current = next;
    if (next.queue.length === 0) clear(next);
    else change(next);
  };
  const refuse = ({ code, message, conflict: found }: Refusal) => {
    if (code === 'session/required') return;
    // It stays for whoever said it.
    if (code === 'session/other-member') return setFault(message);
    setConflict(found && { by: found.by, dropped: latest.current.queue.length });
    if (!found) setFault(message);
    keep({ ...latest.current, queue: [], last: null });
    void utils.game.get.invalidate();
  };
  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let [step] = latest.current.queue; step; [step] = latest.current.queue) {
      const [one, { revision }] = [step, latest.current];
      const became = await sender.send((signal) => send(one, revision, signal));
      if ('refusal' in became) refuse(became.refusal);
      if (!('answer' in became)) break;
      const { queue, last } = latest.current;
      keep({ queue: queue.slice(1), revision: became.answer.revision, last });
      if (became.isClosed) break;
      if (one.kind === 'end' || one.kind === 'stop') ended();
    }
    isSending.current = false;
  };
  // After a reload, what had not gone out goes on; only once.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    void sendAll();
  });
  const say = (said: Said) => {
    const { queue, revision } = latest.current;
    setFault(null);
    setConflict(null);
    // Where nothing of ours is under way, what others said meanwhile has been seen.
    const seen = queue.length === 0 && game.revision > Number(revision) ? String(game.revision) : revision;
    const step = { ...said, commandId: newCommandId() };
    keep({ queue: [...queue, step], revision: seen, last: step });
    void sendAll();
  };
  const isAhead = draft.queue.length > 0 || Number(draft.revision) > game.revision;
  const lost = sender.waitingFor !== null;
  return { say, waiting: draft.queue, ahead: isAhead ? draft.last : null, lost, fault, conflict };
};
