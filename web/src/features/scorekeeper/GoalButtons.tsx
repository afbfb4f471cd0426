import { Box, Button, Stack, UnstyledButton } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import type { Side } from './score.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './scorekeeper.module.css';

type Props = {
  side: Side;
  team: string;
  goals: number;
  change: (side: Side, by: 1 | -1) => void;
};

/** A team's goals. Half of the screen is the button that adds one; a small button removes one. */
export function GoalButtons({ side, team, goals, change }: Props) {
  return (
    <Stack component="section" gap="0.5rem" aria-label={team}>
      <UnstyledButton
        className={`${blocks.card} ${classes.goal}`}
        bg="var(--r-tint)"
        fw={600}
        mih="max(11rem, 30dvh)"
        px="0.5rem"
        data-side={side}
        onClick={() => change(side, 1)}
      >
        <Box component="span" fz="md" lh={1.2}>
          {team}
        </Box>
        <Box component="output" fz="clamp(4.5rem, 24vw, 7rem)" fw={700} lh={1} data-side={side}>
          {goals}
        </Box>
        <Box component="span" c="var(--r-link)" fz="lg">
          {m.keep_goal()}
        </Box>
      </UnstyledButton>
      <Button
        variant="default"
        size="lg"
        fz="md"
        px="xs"
        disabled={goals === 0}
        aria-label={m.keep_goal_off_for({ team })}
        onClick={() => change(side, -1)}
      >
        {m.keep_goal_off()}
      </Button>
    </Stack>
  );
}
