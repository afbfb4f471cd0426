import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { competitionWords, statusWords } from '../../../ui/game-words/game-words.ts';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Font size at which both names fit in half of the board each, without a break within a word. */
const nameSize = ({ home, away }: GameCard): string => {
  const lengths = `${home.name} ${away.name}`.split(/[\s-]/u).map(({ length }) => length);
  return `min(13cqb, ${(66 / Math.max(8, ...lengths)).toFixed(2)}cqi)`;
};

function Side({ side, end = false }: { side: GameCard['home']; end?: boolean }) {
  return (
    <Box
      miw={0}
      ta={end ? 'end' : 'start'}
      ff="heading"
      fw={700}
      style={{ gridArea: end ? '1 / 2' : '1 / 1', overflowWrap: 'normal' }}
    >
      <Crest team={side} />
      <TeamName name={side.name} isFull />
    </Box>
  );
}

/** The score, or else the time, between the crests. */
function Middle({ game: { home, away, time, status } }: { game: GameCard }) {
  const score = home.goals === null || away.goals === null ? null : `${home.goals}–${away.goals}`;
  const text = score ?? (status === 'scheduled' && time ? formatTime(time) : m.game_vs());
  return (
    <Box
      data-numbers
      ff="heading"
      fw={700}
      h="var(--crest)"
      fz={`min(42cqb, ${(70 / text.length).toFixed(2)}cqi)`}
      style={{
        gridArea: '1 / 1 / 2 / 3',
        lineHeight: 'var(--crest)',
        placeSelf: 'start center',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}

/** A game alone or beside another, with its score or its time as the largest text; its own size gives all others. */
export function ScreenBoard({ game }: { game: GameCard }) {
  const { home, away, status } = game;
  const isLive = status === 'live';
  return (
    <Box
      data-live-game={game.id}
      className={`${blocks.surface} ${isLive ? blocks.accented : ''}`}
      mih="16rem"
      style={{ containerType: 'size', flexGrow: 1 }}
    >
      <Box
        h="100%"
        display="grid"
        p="3cqb 3cqi"
        fz={nameSize(game)}
        style={{ alignContent: 'space-between', '--crest': 'min(44cqb, 23cqi)' }}
      >
        <Box className={blocks.ends ?? ''} fz="max(0.875rem, min(7cqb, 4.5cqi))" lh={1.2} c="dimmed">
          <Box component="span" fw={700} {...(isLive && { c: 'var(--r-accent)' })}>
            {status === 'scheduled' ? m.game_status_scheduled() : statusWords(game)}
          </Box>
          <Box component="span" fz="0.8em">
            {competitionWords(game)}
          </Box>
        </Box>
        <Box display="grid" style={{ columnGap: '3cqi', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <Side side={home} />
          <Middle game={game} />
          <Side side={away} end />
        </Box>
        <div />
      </Box>
    </Box>
  );
}
