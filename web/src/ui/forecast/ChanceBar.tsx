import { Box } from '@mantine/core';
import { formatShare } from './format-share.ts';
import { m } from '../../paraglide/messages.js';
import { PartBar } from '../bars/PartBar.tsx';
import classes from './chance-bar.module.css';
import blocks from '../blocks.module.css';

type Props = {
  home: { name: string; chance: number };
  away: { name: string; chance: number };
  /** Hidden when too small, as where games cannot end in a tie. */
  tie: number;
};

const leastVisible = 0.015;

/** The forecast of a game as a bar in three parts, and in words. */
export function ChanceBar({ home, away, tie }: Props) {
  const parts = [
    { kind: 'home', fill: 'var(--r-link)', name: home.name, chance: home.chance },
    ...(tie >= leastVisible
      ? [{ kind: 'tie', fill: 'var(--r-line)', name: m.game_forecast_tie(), chance: tie }]
      : []),
    { kind: 'away', fill: 'var(--r-loss)', name: away.name, chance: away.chance },
  ];
  return (
    <Box mb="0.5rem">
      <PartBar parts={parts.map(({ kind, fill, chance }) => ({ key: kind, value: chance, fill }))} />
      <Box component="ul" className={`${blocks.ends} ${classes.words}`} fz="sm" mt="0.375rem">
        {parts.map(({ kind, name, chance }) => (
          <li key={kind} data-kind={kind}>
            <strong>{formatShare(chance)}</strong> <span className={blocks.muted}>{name}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}
