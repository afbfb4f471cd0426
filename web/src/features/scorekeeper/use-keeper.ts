import { useState } from 'react';
import type { FormProps } from '../../lib/form-props.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../paraglide/messages.js';
import { type Clock, stopped, toggled } from './clock.ts';
import { feel } from './feel.ts';
import { type DecidedIn, type Game, type Score, sameScore, type Side, withGoal } from './score.ts';
import type { Shot } from './shoot-out.ts';
import type { Step } from './step.ts';
import { useKeeping } from './use-keeping.ts';

/** What one tap has changed, to take it back. */
type Tap =
  | { readonly kind: 'score'; readonly before: Score; readonly commandId: string | null }
  | { readonly kind: 'shot' };

/** What is kept of a game beside what is recorded. */
type Aside = { readonly clock: Clock; readonly shots: readonly Shot[]; readonly taps: readonly Tap[] };
const mostTaps = 50;

/** A game as its scorekeeper holds it: the score with all that was tapped, the clock, the shoot-out, and the last tap. */
export const useKeeper = (game: Game, saved: FormProps['saved']) => {
  const names = { home: game.home.name, away: game.away.name };
  const { draft, change, clear } = useDraft<Aside>(`keep-aside ${game.id}`, () => ({
    clock: stopped,
    shots: [],
    taps: [],
  }));
  const [over] = useState(() => () => {
    clear();
    saved({ message: m.keep_done(names), path: game.path });
  });
  const keeping = useKeeping(game, over);
  const { score } = keeping;
  const noteTap = (tap: Tap) => change({ taps: [...draft.taps, tap].slice(-mostTaps) });
  const toScore = async (next: Score, felt: 'goal' | 'tap') => {
    if (sameScore(next, score)) return;
    feel(felt);
    const commandId = await keeping.say({ kind: 'score', score: next });
    noteTap({ kind: 'score', before: score, commandId });
  };
  const undo = async () => {
    const last = draft.taps.at(-1);
    if (!last) return;
    feel('taken');
    const taps = draft.taps.slice(0, -1);
    if (last.kind === 'shot') return change({ taps, shots: draft.shots.slice(0, -1) });
    change({ taps });
    const isTaken = last.commandId !== null && (await keeping.takeBack(last.commandId));
    if (!isTaken) await keeping.say({ kind: 'score', score: last.before });
  };
  return {
    ...keeping,
    clock: draft.clock,
    shots: draft.shots,
    toggleClock: () => change({ clock: toggled(draft.clock, Date.now()) }),
    resetClock: () => change({ clock: stopped }),
    goal: (side: Side, by: 1 | -1) => void toScore(withGoal(score, side, by), by === 1 ? 'goal' : 'tap'),
    inPeriod: (period: Score['period']) => {
      if (period !== score.period) change({ clock: stopped });
      void toScore({ ...score, period }, 'tap');
    },
    mine: (mine: Score) => void toScore(mine, 'tap'),
    shoot: (side: Side, isGoal: boolean) => {
      feel(isGoal ? 'goal' : 'tap');
      change({ shots: [...draft.shots, { side, isGoal }], taps: [...draft.taps, { kind: 'shot' }] });
    },
    canUndo: draft.taps.length > 0,
    undo: () => void undo(),
    start: () => void keeping.say({ kind: 'start' } satisfies Step),
    stop: () => void keeping.say({ kind: 'stop' }),
    end: (decidedIn: DecidedIn, at: Score = score) => void keeping.say({ kind: 'end', score: at, decidedIn }),
  };
};
export type Keeper = ReturnType<typeof useKeeper>;
