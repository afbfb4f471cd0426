import { Box } from '@mantine/core';
import type { GameEffectOutput } from '@rondelle/contracts/competition/game-effect.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatDay, formatDaysFrom, formatTime } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { useToday } from '../../../lib/format/use-today.ts';
import { confirmationWords } from '../../../ui/game-words/confirmation-words.ts';
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

const isScored = ({ home, away, status }: Game): boolean =>
  status !== 'scheduled' && home.goals !== null && away.goals !== null;

/** The score, or the start time of a game without one. */
function Middle({ game }: { game: Game }) {
  const { home, away, time, status } = game;
  const isTimed = time !== null && status !== 'postponed';
  if (!isScored(game))
    return <span className={classes.time}>{isTimed ? formatTime(time) : m.game_vs()}</span>;
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

/** Counts the days until an upcoming game; its start time stands between the teams. */
const statusOf = (game: Game, today: string | null) => {
  if (game.deleted) return m.game_deleted_short();
  const isToCome = game.status === 'scheduled' && !isAwaited(game, today);
  if (!isToCome) return statusWords(game, today);
  return today === null ? m.game_status_scheduled() : formatDaysFrom(today, game.date);
};

/** Heading of the page: teams with their ranks before the game, score, status, date, local time, venue and confirmation. */
export function ScoreLine({ game }: { game: Game }) {
  const winner = winnerOf(game);
  const { data } = usePageQuery('game', 'effect');
  const table = data?.table ?? null;
  const today = useToday();
  const isPostponed = game.status === 'postponed';
  const hasVenue = !isPostponed && venueWords(game) !== '';
  const inSeason = useVenueSeason(game.season.slug);
  const isElsewhere = !isPostponed && game.timeZone !== 'America/Toronto';
  const showsTime = isElsewhere || isScored(game);
  const confirmation = confirmationWords(game);
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
        style={{ columnGap: '0.375rem', justifyContent: 'center', rowGap: 0 }}
      >
        <span className={blocks.sentence}>
          <strong data-status={game.status}>
            <Ordinals text={statusOf(game, today)} />
          </strong>
          {' · '}
          {isPostponed ? (
            m.game_day_to_come()
          ) : (
            <time dateTime={game.date}>{formatDay(game.date, 'full')}</time>
          )}
          {showsTime && game.time && `, ${localTimeWords(game.time, game.timeZone)}`}
        </span>
        {hasVenue && (
          <Box component="span" visibleFrom="xs" aria-hidden="true">
            ·
          </Box>
        )}
        {hasVenue && <VenueLink game={game} inSeason={inSeason} />}
        {confirmation && (
          <Box component="span" className={blocks.badge ?? ''} ms="0.375rem">
            {confirmation}
          </Box>
        )}
      </Box>
    </Box>
  );
}
