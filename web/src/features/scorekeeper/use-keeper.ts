import { useState } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { m } from '../../paraglide/messages.js';
import { type Clock, stopped, toggled } from './clock.ts';
import { vibrateFor } from './vibrate-for.ts';
import {
  type DecidedIn,
  type Game,
  type Score,
  type ScoreChange,
  sameScore,
  type Side,
  withGoal,
  without,
} from './score.ts';
import type { Shot } from './shoot-out.ts';
import type { Step } from './step.ts';
import { useScoreOutbox } from './use-score-outbox.ts';

/** A tap that can be undone; `clock`: as it was before. */
type Tap =
  | (ScoreChange & { readonly kind: 'score'; readonly commandId: string; readonly clock?: Clock })
  | { readonly kind: 'shot' }
  | { readonly kind: 'clock'; readonly clock: Clock };

/** Local state of a game that is not recorded in the log. */
type LocalState = { readonly clock: Clock; readonly shots: readonly Shot[]; readonly taps: readonly Tap[] };
const mostTaps = 50;

/** The scorekeeper's state: the score including unsent taps, the clock, the shoot-out, and undo. */
export const useKeeper = (game: Game, saved: FormProps['saved']) => {
  const names = { home: game.home.name, away: game.away.name };
  const { draft, change, clear } = useDraft<LocalState>(`keep ${game.id}`, () => ({
    clock: stopped,
    shots: [],
    taps: [],
  }));
  const [over] = useState(() => () => {
    clear();
    saved({ message: m.keep_done(names), path: game.path });
  });
  const scoreOutbox = useScoreOutbox(game, over);
  const { score } = scoreOutbox;
  /** Set synchronously, so that a quick second tap finds the first. */
  const note = (tap: Tap, more: Partial<LocalState> = {}) =>
    change(({ taps }) => ({ ...more, taps: [...taps, tap].slice(-mostTaps) }));
  const toScore = (next: Score, felt: 'goal' | 'tap') => {
    if (sameScore(next, score)) return;
    vibrateFor(felt);
    const commandId = newCommandId();
    const tap = { kind: 'score', before: score, after: next, commandId } as const;
    if (next.period === score.period) note(tap);
    else note({ ...tap, clock: draft.clock }, { clock: stopped });
    void scoreOutbox.send({ kind: 'score', score: next }, commandId);
  };
  const undo = async () => {
    const last = draft.taps.at(-1);
    if (!last) return;
    vibrateFor('taken');
    change(({ taps, shots, clock }) => ({
      taps: taps.slice(0, -1),
      ...(last.kind === 'shot' && { shots: shots.slice(0, -1) }),
      clock: ('clock' in last && last.clock) || clock,
    }));
    if (last.kind !== 'score') return;
    if (await scoreOutbox.takeBack(last.commandId)) return;
    const left = without(score, last);
    if (!sameScore(left, score)) await scoreOutbox.send({ kind: 'score', score: left });
  };
  return {
    ...scoreOutbox,
    clock: draft.clock,
    shots: draft.shots,
    toggleClock: () =>
      note({ kind: 'clock', clock: draft.clock }, { clock: toggled(draft.clock, Date.now()) }),
    resetClock: () => note({ kind: 'clock', clock: draft.clock }, { clock: stopped }),
    goal: (side: Side, by: 1 | -1) => toScore(withGoal(score, side, by), by === 1 ? 'goal' : 'tap'),
    inPeriod: (period: Score['period']) => toScore({ ...score, period }, 'tap'),
    mine: (mine: Score) => toScore(mine, 'tap'),
    shoot: (side: Side, isGoal: boolean) => {
      vibrateFor(isGoal ? 'goal' : 'tap');
      note({ kind: 'shot' }, { shots: [...draft.shots, { side, isGoal }] });
    },
    canUndo: draft.taps.length > 0,
    undo: () => void undo(),
    start: () => void scoreOutbox.send({ kind: 'start' } satisfies Step),
    stop: () => void scoreOutbox.send({ kind: 'stop' }),
    end: (decidedIn: DecidedIn, at: Score = score) =>
      void scoreOutbox.send({ kind: 'end', score: at, decidedIn }),
  };
};
export type Keeper = ReturnType<typeof useKeeper>;
