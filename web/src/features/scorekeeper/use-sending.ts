import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import { assertWriter } from '../../lib/assert-writer.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { untilAnswered } from '../../lib/until-answered.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../paraglide/messages.js';
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

const conflictOf = (error: unknown): WriteConflict | null =>
  error instanceof Error && 'data' in error
    ? ((error.data as { conflict?: WriteConflict | null } | null)?.conflict ?? null)
    : null;
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'data' in error
    ? (error.data as { domainCode?: string } | null)?.domainCode
    : undefined;

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
  const askToLogIn = useContext(AskToLogInContext);
  const utils = trpc.useUtils();
  const send = useSend(game);
  const { draft, change, clear, owner } = useDraft<Kept>(`keep-score ${game.id}`, () => ({
    queue: [],
    revision: String(game.revision),
    last: null,
  }));
  const [fault, setFault] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [lost, setLost] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const latest = useRef(draft);
  const keep = (next: Kept) => {
    latest.current = next;
    if (next.queue.length === 0) clear(next);
    else change(next);
  };
  const refuse = (error: unknown) => {
    if (codeOf(error) === 'session/required') return askToLogIn();
    // It stays for whoever said it.
    if (codeOf(error) === 'session/other-member')
      return setFault(error instanceof Error ? error.message : m.form_failed());
    const found = conflictOf(error);
    setConflict(found && { by: found.by, dropped: latest.current.queue.length });
    if (!found) setFault(error instanceof Error ? error.message : m.form_failed());
    keep({ ...latest.current, queue: [], last: null });
    void utils.game.get.invalidate();
  };
  const sendAll = async () => {
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    for (let [step] = latest.current.queue; step && !signal.aborted; [step] = latest.current.queue) {
      const [one, { revision }] = [step, latest.current];
      try {
        const sendOne = async (given: AbortSignal) => {
          assertWriter(owner);
          return send(one, revision, given);
        };
        const written = await untilAnswered(sendOne, { signal, onWaiting: () => setLost(true) });
        setLost(false);
        const { queue, last } = latest.current;
        keep({ queue: queue.slice(1), revision: written.revision, last });
        if (one.kind === 'end' || one.kind === 'stop') ended();
      } catch (error) {
        if (!signal.aborted) refuse(error);
        break;
      }
    }
    if (sending.current === controller) sending.current = null;
  };
  // After a reload, what had not gone out goes on; only once.
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    void sendAll();
  });
  // A closed form sends nothing more by itself: it would be saved behind one's back.
  useEffect(() => () => sending.current?.abort(), []);
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
  return { say, waiting: draft.queue, ahead: isAhead ? draft.last : null, lost, fault, conflict };
};
