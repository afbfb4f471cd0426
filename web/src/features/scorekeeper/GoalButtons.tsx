import { m } from '../../paraglide/messages.js';
import type { Side } from './score.ts';
import classes from './scorekeeper.module.css';

type Props = {
  side: Side;
  team: string;
  goals: number;
  change: (side: Side, by: 1 | -1) => void;
};

/** A team's goals, with a large button for one more and a small one for a mistake. */
export function GoalButtons({ side, team, goals, change }: Props) {
  return (
    <section className={classes.team} aria-label={team}>
      <h3>{team}</h3>
      <output className={classes.goals} data-side={side}>
        {goals}
      </output>
      <button
        type="button"
        className={classes.more}
        aria-label={m.keep_goal_for({ team })}
        onClick={() => change(side, 1)}
      >
        {m.keep_goal()}
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
