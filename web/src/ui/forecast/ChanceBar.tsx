import { Box } from '@mantine/core';
import { formatShares } from './format-share.ts';
import { m } from '../../paraglide/messages.js';
import { RinkBar } from '../bars/RinkBar.tsx';
import classes from './chance-bar.module.css';
import blocks from '../blocks.module.css';

type Props = {
  home: { name: string; chance: number };
  away: { name: string; chance: number };
  /** Hidden when too small, as where games cannot end in a tie. */
  tie: number;
};

const leastVisible = 0.015;

/** The forecast of a game as a rink, with a red line at one half, and in words. */
export function ChanceBar({ home, away, tie }: Props) {
  const [ofHome, ofTie, ofAway] = formatShares([home.chance, tie, away.chance]);
  const parts = [
    { kind: 'home', name: home.name, share: ofHome },
    ...(tie >= leastVisible ? [{ kind: 'tie', name: m.game_forecast_tie(), share: ofTie }] : []),
    { kind: 'away', name: away.name, share: ofAway },
  ];
  return (
    <Box mb="0.5rem">
      <RinkBar home={home.chance} middle={tie >= leastVisible ? tie : 0} away={away.chance} hasRedLine />
      <Box component="ul" className={`${blocks.ends} ${classes.words}`} fz="sm" mt="0.375rem">
        {parts.map(({ kind, name, share }) => (
          <li key={kind} data-kind={kind}>
            <strong>{share}</strong> <span className={blocks.muted}>{name}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}
