import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { competitionWords, statusWords } from '../../../ui/game-words/game-words.ts';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { game: GameCard; isAlone: boolean };

function Side({ side }: { side: GameCard['home'] }) {
  return (
    <Box miw={0} ta="center" ff="heading" fz="max(1.25rem, min(5vh, 3vw))" fw={700}>
      <Crest team={side} />
      <TeamName name={side.name} isFull />
    </Box>
  );
}

/** The score, or else the time. */
function Middle({ game: { home, away, time, status }, isAlone }: Props) {
  const score = home.goals === null || away.goals === null ? null : `${home.goals}–${away.goals}`;
  const text = score ?? (status === 'scheduled' && time ? formatTime(time) : m.game_vs());
  const [tall, wide] = score === null ? [12, 5.5] : [28, 14];
  return (
    <Box
      data-numbers
      ff="heading"
      fw={700}
      lh={1}
      fz={isAlone ? `min(${tall}vh, ${wide}vw)` : `min(${tall * 0.6}vh, ${wide * 0.6}vw)`}
      style={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  );
}

/** A game alone or beside another, with its score or its time as the largest text of the screen. */
export function ScreenBoard({ game, isAlone }: Props) {
  const { home, away, status } = game;
  return (
    <Box
      data-live-game={game.id}
      className={`${blocks.surface} ${blocks.accented}`}
      display="grid"
      p="2vh 1.5vw"
      style={{ alignContent: 'space-evenly', '--crest': `min(${isAlone ? 24 : 16}vh, 12vw)` }}
    >
      <Box ta="center" c={status === 'live' ? 'var(--r-accent)' : 'dimmed'} fz="max(1.25rem, 4.6vh)" fw={700}>
        {status === 'scheduled' ? m.game_status_scheduled() : statusWords(game)}
      </Box>
      <Box
        display="grid"
        style={{
          alignItems: 'center',
          columnGap: '1vw',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        }}
      >
        <Side side={home} />
        <Middle game={game} isAlone={isAlone} />
        <Side side={away} />
      </Box>
      <Box ta="center" c="dimmed" fz="max(1rem, 3vh)">
        {competitionWords(game)}
      </Box>
    </Box>
  );
}
