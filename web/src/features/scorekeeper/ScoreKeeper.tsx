import { Button, Group, Stack } from '@mantine/core';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { hasResult } from '../../ui/game-words/game-words.ts';
import { m } from '../../paraglide/messages.js';
import { EndGame } from './EndGame.tsx';
import { GoalButtons } from './GoalButtons.tsx';
import { PeriodClock } from './PeriodClock.tsx';
import { Periods } from './Periods.tsx';
import type { Game } from './score.ts';
import classes from './scorekeeper.module.css';
import { SendStatus } from './SendStatus.tsx';
import { ShootOut } from './ShootOut.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { useKeeper } from './use-keeper.ts';

/** Records goals, periods, the shoot-out and the end of a game. Made for one gloved hand beside the ice. */
export function ScoreKeeper({ game, saved }: { game: Game; saved: FormProps['saved'] }) {
  const keeper = useKeeper(game, saved);
  const { score, isLive, goal } = keeper;
  const isOver = hasResult(game) || game.status === 'cancelled' || game.deleted;
  useWakeLock(isLive && !isOver);
  if (isOver) return <p role="status">{m.keep_over()}</p>;
  const sent = <SendStatus {...keeper} restoreMine={keeper.mine} />;
  if (keeper.isEnded)
    return (
      <Stack>
        <p>{m.keep_ended({ home: score.homeGoals, away: score.awayGoals })}</p>
        {sent}
      </Stack>
    );
  if (!isLive)
    return (
      <Stack>
        <p>{m.keep_start_hint()}</p>
        <Button size="xl" onClick={keeper.start}>
          {m.keep_start()}
        </Button>
        {sent}
      </Stack>
    );
  return (
    <Stack gap="sm" className={classes.keeper ?? ''}>
      <PeriodClock clock={keeper.clock} toggle={keeper.toggleClock} reset={keeper.resetClock} />
      {score.period === 'shootout' ? (
        <ShootOut
          game={game}
          score={score}
          shots={keeper.shots}
          shoot={keeper.shoot}
          end={(at) => keeper.end('shootout', at)}
        />
      ) : (
        <Group grow align="stretch" gap="0.5rem" wrap="nowrap">
          <GoalButtons side="home" team={game.home.name} goals={score.homeGoals} change={goal} />
          <GoalButtons side="away" team={game.away.name} goals={score.awayGoals} change={goal} />
        </Group>
      )}
      <Button
        variant="default"
        size="xl"
        bg="var(--r-notice)"
        bd="1px solid var(--r-notice-line)"
        fz="1.0625rem"
        disabled={!keeper.canUndo}
        onClick={keeper.undo}
      >
        ↶ {m.keep_undo()}
      </Button>
      <Periods period={score.period} choose={keeper.inPeriod} />
      {sent}
      <EndGame score={score} end={keeper.end} stop={keeper.stop} />
    </Stack>
  );
}
