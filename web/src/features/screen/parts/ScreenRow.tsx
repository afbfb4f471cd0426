import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Score } from '../../../ui/game-list/Score.tsx';
import { statusWords, winnerOf } from '../../../ui/game-words/game-words.ts';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { game: GameCard /** Rows of the view: few ones are larger. */; rows: number };

/** A game in one row that is legible from ten metres, with the nickname above the city. */
export function ScreenRow({ game, rows }: Props) {
  const winner = winnerOf(game);
  return (
    <Box
      data-live-game={game.id}
      className={blocks.surface ?? ''}
      display="grid"
      fz={`max(min(1rem, 3.6cqi), min(${rows < 4 ? 5 : 3.7}vh, 3.4cqi))`}
      px="1vw"
      style={{
        alignItems: 'center',
        columnGap: '1vw',
        flexGrow: 1,
        gridTemplateColumns: 'minmax(0, 1fr) auto 5.5em auto minmax(0, 1fr) 3.6em',
        overflowWrap: 'normal',
      }}
    >
      <Box ta="right" miw={0} fw={winner === 'home' ? 700 : 400}>
        <TeamName name={game.home.name} isFull />
      </Box>
      <Crest team={game.home} />
      <Box fz="1.3em" fw={700}>
        <Score game={game} />
      </Box>
      <Crest team={game.away} />
      <Box miw={0} fw={winner === 'away' ? 700 : 400}>
        <TeamName name={game.away.name} isFull />
      </Box>
      <Box ta="right" c="dimmed" fz="0.7em">
        {game.status === 'scheduled' ? '' : statusWords(game)}
      </Box>
    </Box>
  );
}
