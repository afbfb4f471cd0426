import { Box } from '@mantine/core';
import type { GameEffectOutput } from '@rondelle/contracts/competition/game-effect.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { useToday } from '../../../lib/format/use-today.ts';
import { isAwaited, venueWords, statusWords, winnerOf } from '../../../ui/game-words/game-words.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { useVenueSeason } from '../../../ui/geography/use-venue-season.ts';
import { VenueLink } from '../../../ui/geography/VenueLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import { localTimeWords } from '../local-time-words.ts';
import classes from './score-line.module.css';
import blocks from '../../../ui/blocks.module.css';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';

type Game = GameOutput['game'];

type Table = GameEffectOutput['table'];

/** « 4e, 36 pts »: where a team stands before the game. */
function Stand({ table, teamId }: { table: Table; teamId: number }) {
  const place = table?.stand.find(({ team }) => team.id === teamId)?.place;
  if (!place) return null;
  const { rank, points } = place;
  return (
    <Box component="span" c="var(--r-ink)" ff="var(--mantine-font-family)" fw={600} fz="0.875rem">
      <Ordinals text={m.game_stand({ rank: formatOrdinal(rank), count: points })} />
    </Box>
  );
}

function Side({ side, won, table }: { side: Game['home']; won: boolean; table: Table }) {
  return (
    <Link href={side.path} className={`${blocks.plain} ${classes.side}`} data-won={won || undefined}>
      <Crest team={side} size="large" />
      <TeamName name={side.name} isFull />
      <Stand table={table} teamId={side.id} />
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

/** Heading of the page: teams with their ranks before the game, score, status, date, local time and venue. */
export function ScoreLine({ game }: { game: Game }) {
  const winner = winnerOf(game);
  const { data } = usePageQuery('game', 'effect');
  const table = data?.table ?? null;
  const today = useToday();
  const isPostponed = game.status === 'postponed';
  const hasVenue = !isPostponed && venueWords(game) !== '';
  const inSeason = useVenueSeason(game.season.slug);
  const isElsewhere = !isPostponed && game.timeZone !== 'America/Toronto';
  return (
    <Box
      className={`${blocks.card} ${game.deleted ? blocks.muted : blocks.accented}`}
      data-live-game={game.id}
      ta="center"
    >
      <h1 className={classes.line}>
        <Side side={game.home} won={winner === 'home'} table={table} />
        <Middle game={game} />
        <Side side={game.away} won={winner === 'away'} table={table} />
      </h1>
      <Box
        component="p"
        className={`${blocks.line} ${blocks.note}`}
        m={0}
        style={{ columnGap: '0.75rem', justifyContent: 'center', rowGap: 0 }}
      >
        <strong data-status={game.status}>
          <Ordinals text={statusOf(game, today)} />
        </strong>
        {isPostponed ? (
          m.game_day_to_come()
        ) : (
          <time dateTime={game.date}>{formatDay(game.date, 'full')}</time>
        )}
        {isElsewhere && game.time && <span>{localTimeWords(game.time, game.timeZone)}</span>}
        {hasVenue && <VenueLink game={game} inSeason={inSeason} />}
      </Box>
    </Box>
  );
}
