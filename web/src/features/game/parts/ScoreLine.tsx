import { Box } from '@mantine/core';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useToday } from '../../../lib/format/use-today.ts';
import { isAwaited, venueWords, statusWords, winnerOf } from '../../../ui/game-words/game-words.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { VenueLink } from '../../../ui/geography/VenueLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import classes from './score-line.module.css';
import blocks from '../../../ui/blocks.module.css';

type Game = GameOutput['game'];

function Side({ side, won }: { side: Game['home']; won: boolean }) {
  return (
    <Link href={side.path} className={`${blocks.plain} ${classes.side}`} data-won={won || undefined}>
      <Crest team={side} size="large" />
      <TeamName name={side.name} isFull />
    </Link>
  );
}

/** The score, or the start time of a game without one. */
function Middle({ game: { home, away, time, status } }: { game: Game }) {
  const scored = status !== 'scheduled' && home.goals !== null && away.goals !== null;
  const isTimed = time !== null && status !== 'postponed';
  if (!scored) return <span className={classes.time}>{isTimed ? formatTime(time) : m.game_vs()}</span>;
  return (
    <>
      <span className={classes.goals}>{home.goals}</span>
      <Box component="span" className={classes.goals ?? ''} c="var(--r-accent)">
        –
      </Box>
      <span className={classes.goals}>{away.goals}</span>
    </>
  );
}

/** Omits the start time of an upcoming game, which stands between the teams. */
const statusOf = (game: Game, today: string | null) => {
  if (game.deleted) return m.game_deleted_short();
  const isToCome = game.status === 'scheduled' && !isAwaited(game, today);
  return isToCome ? m.game_status_scheduled() : statusWords(game, today);
};

/** Heading of the page: status, teams, score, date and venue of the game. */
export function ScoreLine({ game }: { game: Game }) {
  const winner = winnerOf(game);
  const today = useToday();
  const isPostponed = game.status === 'postponed';
  const hasVenue = !isPostponed && venueWords(game) !== '';
  return (
    <Box
      className={`${blocks.card} ${game.deleted ? blocks.muted : blocks.accented}`}
      data-live-game={game.id}
      ta="center"
    >
      <Box component="p" className={`${blocks.note} ${blocks.strong}`} m={0} data-status={game.status}>
        {statusOf(game, today)}
      </Box>
      <h1 className={classes.line}>
        <Side side={game.home} won={winner === 'home'} />
        <Middle game={game} />
        <Side side={game.away} won={winner === 'away'} />
      </h1>
      <Box
        component="p"
        className={`${blocks.line} ${blocks.muted}`}
        m={0}
        style={{ justifyContent: 'center' }}
      >
        {isPostponed ? (
          m.game_day_to_come()
        ) : (
          <time dateTime={game.date}>{formatDay(game.date, 'full')}</time>
        )}
        {hasVenue && <VenueLink game={game} season={game.season.slug} />}
      </Box>
    </Box>
  );
}
