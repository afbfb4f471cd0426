import { Button, Stack } from '@mantine/core';
import type { FormProps } from '../../lib/form-props.ts';
import { m } from '../../paraglide/messages.js';
import { EndGame } from './EndGame.tsx';
import { GoalButtons } from './GoalButtons.tsx';
import { PeriodClock } from './PeriodClock.tsx';
import { Periods } from './Periods.tsx';
import type { Game } from './score.ts';
import classes from './scorekeeper.module.css';
import { SentLine } from './SentLine.tsx';
import { ShootOut } from './ShootOut.tsx';
import { useAwake } from './use-awake.ts';
import { useKeeper } from './use-keeper.ts';

/** For one hand in a glove, beside the ice: goals, the period, the shoot-out and the end of the game. */
export function ScoreKeeper({ game, saved }: { game: Game; saved: FormProps['saved'] }) {
  const keeper = useKeeper(game, saved);
  const { score, isLive, goal } = keeper;
  const isOver = game.status === 'final' || game.status === 'cancelled' || game.deleted;
  useAwake(isLive && !isOver);
  if (isOver) return <p role="status">{m.keep_over()}</p>;
  const sent = <SentLine {...keeper} keepMine={keeper.mine} />;
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
    <div className={classes.keeper}>
      <PeriodClock clock={keeper.clock} toggle={keeper.toggleClock} reset={keeper.resetClock} />
      <div className={classes.sides}>
        <GoalButtons side="home" team={game.home.name} goals={score.homeGoals} change={goal} />
        <GoalButtons side="away" team={game.away.name} goals={score.awayGoals} change={goal} />
      </div>
      {score.period === 'shootout' && (
        <ShootOut
          game={game}
          score={score}
          shots={keeper.shots}
          shoot={keeper.shoot}
          end={(at) => keeper.end('shootout', at)}
        />
      )}
      <button type="button" className={classes.undo} disabled={!keeper.canUndo} onClick={keeper.undo}>
        ↶ {m.keep_undo()}
      </button>
      <Periods period={score.period} choose={keeper.inPeriod} />
      {sent}
      <EndGame score={score} end={keeper.end} stop={keeper.stop} />
    </div>
  );
}
