import { m } from '../../paraglide/messages.js';
import type { Side } from './score.ts';
import classes from './scorekeeper.module.css';

type Props = {
  side: Side;
  team: string;
  goals: number;
  change: (side: Side, by: 1 | -1) => void;
};

/** A team's goals: the whole half of the screen is the button for one more; a small one is for a mistake. */
export function GoalButtons({ side, team, goals, change }: Props) {
  return (
    <section className={classes.side} aria-label={team}>
      <button
        type="button"
        className={classes.goal}
        data-side={side}
        aria-label={m.keep_goal_for({ team })}
        onClick={() => change(side, 1)}
      >
        <span className={classes.team}>{team}</span>
        <output className={classes.goals} data-side={side}>
          {goals}
        </output>
        <span className={classes.word}>{m.keep_goal()}</span>
      </button>
      <button
        type="button"
        className={classes.less}
        disabled={goals === 0}
        aria-label={m.keep_goal_off_for({ team })}
        onClick={() => change(side, -1)}
      >
        {m.keep_goal_off()}
      </button>
    </section>
  );
}
