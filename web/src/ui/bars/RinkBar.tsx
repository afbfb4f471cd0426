import { Box } from '@mantine/core';
import classes from './bars.module.css';

type Props = {
  home: number;
  /** Between both ends, such as ties. */
  middle: number;
  away: number;
  /** Draws the red line at one half. */
  hasRedLine?: boolean;
};

const edge = 'var(--r-blue-line)';
/** Home end dark, away end light with an edge, so that both are seen without colour. */
const fills = {
  home: edge,
  middle: 'var(--r-surface)',
  away: `color-mix(in srgb, ${edge} 30%, var(--r-surface))`,
} as const;

/**
 * Shares of two teams as a rink seen from above: home end, neutral zone, away end. Its text beside it has the values.
 * The smallest share is visible; one of 0 is not drawn.
 */
export function RinkBar({ home, middle, away, hasRedLine }: Props) {
  const parts = [
    { part: 'home', value: home },
    { part: 'middle', value: middle },
    { part: 'away', value: away },
  ] as const;
  return (
    <Box
      component="span"
      className={classes.parts ?? ''}
      pos="relative"
      bd={`1px solid ${edge}`}
      bg={edge}
      aria-hidden="true"
    >
      {parts
        .filter(({ value }) => value > 0)
        .map(({ part, value }) => (
          <span
            key={part}
            data-part={part}
            style={{ background: fills[part], flex: `${value} 0 0`, minWidth: '0.5rem' }}
          />
        ))}
      {hasRedLine && (
        <Box
          component="span"
          pos="absolute"
          top={0}
          bottom={0}
          left="calc(50% - 1px)"
          w={2}
          bg="var(--r-accent)"
        />
      )}
    </Box>
  );
}
