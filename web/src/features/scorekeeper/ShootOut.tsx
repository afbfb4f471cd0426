import { m } from '../../paraglide/messages.js';
import { type Game, type Score, type Side, withGoal } from './score.ts';
import classes from './scorekeeper.module.css';
import { type Shot, tallyOf, winnerOf } from './shoot-out.ts';

const sides: readonly Side[] = ['home', 'away'];

/** Each attempt as a mark: full for a goal, empty for a miss. */
function Marks({ shots }: { shots: readonly Shot[] }) {
  const said = m.keep_shots({ goals: shots.filter(({ isGoal }) => isGoal).length, count: shots.length });
  return (
    <p className={classes.marks} role="img" aria-label={said}>
      {shots.map(({ isGoal }, at) => (
        <span key={at} data-goal={isGoal || undefined} />
      ))}
    </p>
  );
}

type Props = {
  game: Game;
  score: Score;
  shots: readonly Shot[];
  shoot: (side: Side, isGoal: boolean) => void;
  end: (score: Score) => void;
};

/** A shoot-out, shot by shot; whoever wins it gets one goal, and the game is over. */
export function ShootOut({ game, score, shots, shoot, end }: Props) {
  const tally = tallyOf(shots);
  const winner = winnerOf(shots);
  return (
    <section className={classes.shootOut} aria-label={m.keep_shoot_out()}>
      <p className={classes.tally} role="status">
        {m.keep_shoot_out_score({ home: tally.homeGoals, away: tally.awayGoals })}
      </p>
      <div className={classes.sides}>
        {sides.map((side) => (
          <div key={side} className={classes.shooter}>
            <strong>{game[side].name}</strong>
            <Marks shots={tally[side]} />
            <button type="button" className={classes.made} onClick={() => shoot(side, true)}>
              {m.keep_goal()}
            </button>
            <button type="button" className={classes.small} onClick={() => shoot(side, false)}>
              {m.keep_shot_missed()}
            </button>
          </div>
        ))}
      </div>
      {sides
        .filter((side) => side === winner)
        .map((side) => {
          const { homeGoals, awayGoals } = withGoal(score, side, 1);
          return (
            <button
              key={side}
              type="button"
              className={classes.made}
              onClick={() => end({ ...score, homeGoals, awayGoals })}
            >
              {m.keep_shoot_out_won({ team: game[side].name, home: homeGoals, away: awayGoals })}
            </button>
          );
        })}
    </section>
  );
}
