import { Box } from '@mantine/core';
import type { OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import { formatSignedDecimal } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { RinkBar } from '../../../ui/bars/RinkBar.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { formatShare } from '../../../ui/forecast/format-share.ts';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';
import { chancesWords, distanceWords, marginWords, metWords, weekendWords } from '../opponent-words.ts';

type Opponent = OpponentsOutput['opponents'][number];
type Props = { opponent: Opponent; basis: OpponentsOutput['basis'] };

/** The chances of a game against the opponent, as a bar and in words. */
function Chances({ forecast }: { forecast: NonNullable<Opponent['forecast']> }) {
  const { win, tie, loss } = forecast;
  return (
    <>
      <RinkBar home={win} middle={tie} away={loss} hasRedLine />
      <div className={blocks.note}>{chancesWords(forecast)}</div>
    </>
  );
}

/** Links to the people to write to: supervisors of the team's competitions, or else its chat room. */
function Contacts({ team, supervisors }: Pick<Opponent, 'team' | 'supervisors'>) {
  const paths = usePaths();
  const [supervisor] = supervisors;
  return supervisor ? (
    <Link
      href={paths.supervisor({ id: supervisor.id, name: supervisor.username })}
      aria-label={m.opponents_write_about({ name: supervisor.username, team: team.name })}
    >
      {m.opponents_write({ name: supervisor.username })}
    </Link>
  ) : (
    <Link
      href={`${paths.chat()}?open=team-${team.id}`}
      rel="nofollow"
      aria-label={m.opponents_chat_about({ team: team.name })}
    >
      {m.opponents_chat()}
    </Link>
  );
}

/** A mark and bold words for a weekend without a game. */
function Weekend({ games }: { games: number }) {
  if (games > 0) return <span>{weekendWords(games)}</span>;
  return (
    <span className={blocks.strong}>
      <span className={blocks.won} aria-hidden="true">
        ✓{' '}
      </span>
      {weekendWords(games)}
    </span>
  );
}

/** One opponent: how close a game would be, how far it is, when the teams met, and whether it is free. */
export function OpponentRow({ opponent, basis }: Props) {
  const { team, city, distance, rating, forecast, standing, lastMet, gamesOnWeekend, rivalryPath } = opponent;
  const where = [
    city,
    distance !== null && distanceWords(distance),
    rating && m.opponents_rating({ rating: formatSignedDecimal(rating.value) }),
  ].filter((words) => Boolean(words));
  return (
    // The links stand at the bottom, so that they are level in a row of cards.
    <Box component="li" display="flex" style={{ flexDirection: 'column', justifyContent: 'space-between' }}>
      <div>
        <div className={blocks.beside}>
          <Crest team={team} />
          <div className={blocks.grow}>
            <Link href={team.path} className={`${blocks.name} ${blocks.plain}`}>
              {team.name}
            </Link>
            <div className={blocks.note}>{where.join('\u00a0· ')}</div>
          </div>
          {forecast && (
            <Box ta="right">
              <div className={blocks.big}>{formatShare(forecast.close)}</div>
              <div className={blocks.small}>{m.opponents_close()}</div>
            </Box>
          )}
        </div>
        {forecast && <Chances forecast={forecast} />}
        {basis === 'rating' && !forecast && <div className={blocks.note}>{m.opponents_unknown()}</div>}
        {standing && (
          <div className={blocks.note}>
            {m.opponents_standing({ rank: standing.rank, of: standing.outOf, league: standing.league.name })}
          </div>
        )}
        <Box fz="sm">
          {forecast && <div>{marginWords(forecast)}</div>}
          <div>{metWords(opponent)}</div>
          {gamesOnWeekend !== null && <Weekend games={gamesOnWeekend} />}
        </Box>
      </div>
      <Box className={blocks.line ?? ''} fz="sm">
        <Contacts {...opponent} />
        {lastMet && (
          <Link href={`${rivalryPath}?all=1`} aria-label={m.opponents_rivalry_about({ team: team.name })}>
            {m.opponents_rivalry()}
          </Link>
        )}
      </Box>
    </Box>
  );
}
