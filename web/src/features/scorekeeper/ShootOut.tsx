import { Box, Button, Group, Stack } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { type Game, type Score, type Side, withGoal } from './score.ts';
import { type Shot, tallyOf, winnerOf } from './shoot-out.ts';

const sides: readonly Side[] = ['home', 'away'];

/** One mark per shot: filled for a goal, empty for a miss. */
function Marks({ shots }: { shots: readonly Shot[] }) {
  const label = m.keep_shots({ goals: shots.filter(({ isGoal }) => isGoal).length, count: shots.length });
  return (
    <Group component="p" gap="0.25rem" justify="center" m={0} mih="1rem" role="img" aria-label={label}>
      {shots.map(({ isGoal }, at) => (
        <Box
          key={at}
          component="span"
          bd="2px solid var(--r-ink)"
          bdrs="50%"
          bg={isGoal ? 'var(--r-ink)' : 'none'}
          data-goal={isGoal || undefined}
          h="0.875rem"
          w="0.875rem"
        />
      ))}
    </Group>
  );
}

type Props = {
  game: Game;
  score: Score;
  shots: readonly Shot[];
  shoot: (side: Side, isGoal: boolean) => void;
  end: (score: Score) => void;
};

/** Records a shoot-out shot by shot below the score; shots do not change the score. Its winner gets one goal. */
export function ShootOut({ game, score, shots, shoot, end }: Props) {
  const tally = tallyOf(shots);
  const winner = winnerOf(shots);
  const goalsOf = { home: score.homeGoals, away: score.awayGoals };
  return (
    <Stack
      component="section"
      gap="0.5rem"
      p="sm"
      bd="1px solid var(--r-line)"
      bdrs="var(--r-radius)"
      aria-label={m.keep_shoot_out()}
    >
      <Box component="p" fw={600} m={0} ta="center" role="status">
        {m.keep_shoot_out_score({ home: tally.homeGoals, away: tally.awayGoals })}
      </Box>
      <Group grow align="stretch" gap="0.5rem" wrap="nowrap">
        {sides.map((side) => (
          <Stack key={side} gap="0.5rem">
            <Box component="strong" lh={1.2} ta="center">
              {game[side].name}
            </Box>
            <Box component="output" fz="3.5rem" fw={700} lh={1} ta="center" data-side={side}>
              {goalsOf[side]}
            </Box>
            <Marks shots={tally[side]} />
            <Button
              size="lg"
              aria-label={m.keep_goal_for({ team: game[side].name })}
              onClick={() => shoot(side, true)}
            >
              {m.keep_goal()}
            </Button>
            <Button
              variant="default"
              size="lg"
              aria-label={m.keep_shot_missed_for({ team: game[side].name })}
              onClick={() => shoot(side, false)}
            >
              {m.keep_shot_missed()}
            </Button>
          </Stack>
        ))}
      </Group>
      {sides
        .filter((side) => side === winner)
        .map((side) => {
          const { homeGoals, awayGoals } = withGoal(score, side, 1);
          return (
            <Button key={side} size="lg" onClick={() => end({ ...score, homeGoals, awayGoals })}>
              {m.keep_shoot_out_won({ team: game[side].name, home: homeGoals, away: awayGoals })}
            </Button>
          );
        })}
    </Stack>
  );
}
