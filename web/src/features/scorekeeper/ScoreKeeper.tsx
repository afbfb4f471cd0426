import { Button, Fieldset, Group, Stack } from '@mantine/core';
import type { FormProps } from '../../lib/form-props.ts';
import { m } from '../../paraglide/messages.js';
import { periodWords } from '../../ui/game-list/period-words.ts';
import { Note } from '../../ui/note/Note.tsx';
import { EndGame } from './EndGame.tsx';
import { GoalButtons } from './GoalButtons.tsx';
import { type Game, periods, type Score, scoreOf, type Side, withGoal } from './score.ts';
import { useSending } from './use-sending.ts';

/** The score with all that was said here, whether it has gone out or not. */
const useKeeper = ({ game, saved }: { game: Game; saved: FormProps['saved'] }) => {
  const names = { home: game.home.name, away: game.away.name };
  const sending = useSending(game, () => saved({ message: m.keep_done(names), path: game.path }));
  const { ahead, say } = sending;
  const score: Score = ahead && 'score' in ahead ? ahead.score : scoreOf(game);
  const isLive = game.status === 'live' || (ahead !== null && ahead.kind !== 'stop');
  return {
    ...sending,
    score,
    isLive,
    start: () => say({ kind: 'start' }),
    goal: (side: Side, by: 1 | -1) => say({ kind: 'score', score: withGoal(score, side, by) }),
    inPeriod: (period: Score['period']) => say({ kind: 'score', score: { ...score, period } }),
    end: (decidedIn: 'regulation' | 'overtime' | 'shootout') => say({ kind: 'end', score, decidedIn }),
    stop: () => say({ kind: 'stop' }),
  };
};
type State = ReturnType<typeof useKeeper>;

/** Whether what was tapped has gone out, and why not. */
function Sent({ lost, waiting, fault, conflict }: State) {
  const told = conflict
    ? conflict.by
      ? m.keep_conflict_by({ name: conflict.by, count: conflict.dropped })
      : m.keep_conflict({ count: conflict.dropped })
    : fault;
  return (
    <div role="status">
      {told && <Note>{told}</Note>}
      {!told && lost && <p>{m.keep_waiting({ count: waiting.length })}</p>}
      {!told && !lost && <p>{waiting.length > 0 ? m.keep_sending() : m.keep_sent()}</p>}
    </div>
  );
}

/** For one hand, beside the ice: goals, the period, and the end of the game. */
export function ScoreKeeper({ game, saved }: { game: Game; saved: FormProps['saved'] }) {
  const state = useKeeper({ game, saved });
  const { score, isLive, start, goal, inPeriod, end, stop } = state;
  if (game.status === 'final' || game.status === 'cancelled' || game.deleted)
    return <p role="status">{m.keep_over()}</p>;
  if (!isLive)
    return (
      <Stack>
        <p>{m.keep_start_hint()}</p>
        <Button onClick={start}>{m.keep_start()}</Button>
        <Sent {...state} />
      </Stack>
    );
  return (
    <Stack>
      <Group grow align="stretch" wrap="nowrap">
        <GoalButtons side="home" team={game.home.name} goals={score.homeGoals} change={goal} />
        <GoalButtons side="away" team={game.away.name} goals={score.awayGoals} change={goal} />
      </Group>
      <Fieldset variant="unstyled" legend={m.keep_period()}>
        <Group gap="xs">
          {periods.map((period) => (
            <Button
              key={period}
              variant={period === score.period ? 'filled' : 'default'}
              aria-pressed={period === score.period}
              onClick={() => inPeriod(period)}
            >
              {periodWords(period)}
            </Button>
          ))}
        </Group>
      </Fieldset>
      <EndGame score={score} end={end} stop={stop} />
      <Sent {...state} />
    </Stack>
  );
}
