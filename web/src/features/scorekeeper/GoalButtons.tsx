import { Button, Stack, Title } from '@mantine/core';
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
    <Stack component="section" gap="xs" justify="flex-end" ta="center" aria-label={team}>
      <Title order={3}>{team}</Title>
      <output className={classes.goals} data-side={side}>
        {goals}
      </output>
      <Button h="5rem" aria-label={m.keep_goal_for({ team })} onClick={() => change(side, 1)}>
        {m.keep_goal()}
      </Button>
      <Button
        variant="default"
        disabled={goals === 0}
        aria-label={m.keep_goal_off_for({ team })}
        onClick={() => change(side, -1)}
      >
        {m.keep_goal_off()}
      </Button>
    </Stack>
  );
}
