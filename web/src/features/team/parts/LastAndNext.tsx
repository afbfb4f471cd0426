import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { LastGame } from './LastGame.tsx';
import { NextGame } from './NextGame.tsx';

type Props = {
  last: GameCard | undefined;
  next: GameCard | undefined;
  chances: readonly GameChances[];
  teamId: number;
  then: boolean;
};

/** The last result and the next game: parents look for these first. */
export function LastAndNext({ last, next, chances, teamId, then }: Props) {
  return (
    <article className={`${blocks.surface} ${blocks.accented}`} style={{ overflow: 'hidden' }}>
      {last && <LastGame game={last} teamId={teamId} />}
      {next ? (
        <NextGame
          game={next}
          teamId={teamId}
          chances={chances.find(({ gameId }) => gameId === next.id)}
          then={then}
        />
      ) : (
        <Box component="p" className={blocks.note ?? ''} m={0} px="0.75rem" py="0.5rem">
          {m.my_teams_no_next()}
        </Box>
      )}
    </article>
  );
}
