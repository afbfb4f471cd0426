import { Box, Button, Group } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { periodWords } from '../../ui/game-words/game-words.ts';
import { periods, type Score } from './score.ts';

/** The short label, because five buttons share a row. Screen readers get both. */
const shortOf = (period: Score['period']): string =>
  period === 'overtime'
    ? m.keep_overtime_short()
    : period === 'shootout'
      ? m.keep_shootout_short()
      : String(period);

type Props = { period: Score['period']; choose: (period: Score['period']) => void };

export function Periods({ period: current, choose }: Props) {
  return (
    <fieldset>
      <Box component="legend" fz="sm" pb="0.25rem">
        {m.keep_period()}
      </Box>
      <Group gap="0.375rem" grow wrap="nowrap">
        {periods.map((period) => {
          const name = `${shortOf(period)} – ${periodWords(period)}`;
          return (
            <Button
              key={period}
              variant={period === current ? 'filled' : 'default'}
              size="lg"
              px={0}
              aria-pressed={period === current}
              aria-label={name}
              title={name}
              onClick={() => choose(period)}
            >
              {shortOf(period)}
            </Button>
          );
        })}
      </Group>
    </fieldset>
  );
}
