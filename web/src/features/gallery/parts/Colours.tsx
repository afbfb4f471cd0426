import { Box, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';

/** The theme's colours, by the names of their CSS variables. */
const names = [
  '--r-ink',
  '--r-muted',
  '--r-link',
  '--r-accent',
  '--r-line',
  '--r-surface',
  '--r-tint',
  '--r-notice',
  '--r-notice-line',
  '--r-loss',
  '--r-blue-line',
] as const;

export function Colours() {
  return (
    <Group component="ul" gap="sm">
      {names.map((name) => (
        <Group component="li" key={name} gap="0.5rem" w="14rem">
          <Box
            component="span"
            bd="1px solid var(--r-line)"
            bdrs="md"
            bg={`var(${name})`}
            h="2rem"
            w="2rem"
            aria-hidden="true"
          />
          <code>{name}</code>
        </Group>
      ))}
    </Group>
  );
}
