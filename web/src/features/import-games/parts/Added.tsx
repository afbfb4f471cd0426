import type { AddedGame } from '@rondelle/contracts/competition/imports.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

/** Number of games that are not collapsed: enough to notice a wrong column. */
const shown = 5;

const forfeits = {
  home: m.grid_forfeit_home,
  away: m.grid_forfeit_away,
  both: m.grid_forfeit_both,
} as const;

const offWords = { cancelled: m.game_status_cancelled, postponed: m.game_status_postponed } as const;

const endingOf = ({ result, off }: AddedGame): string => {
  if (off) return offWords[off]();
  if (result?.forfeitedBy) return forfeits[result.forfeitedBy]();
  if (result?.decidedIn === 'overtime') return m.game_overtime();
  return result?.decidedIn === 'shootout' ? m.game_shootout() : '';
};

/** Returns the texts of fair play and penalty minutes, when the row has them. */
const extrasOf = ({ result }: AddedGame): string[] => {
  const pairs = [
    [m.game_fair_play, result?.homeFairPlay, result?.awayFairPlay],
    [m.game_penalty_minutes, result?.homePenaltyMinutes, result?.awayPenaltyMinutes],
  ] as const;
  return pairs.flatMap(([label, home = null, away = null]) =>
    home === null && away === null
      ? []
      : [m.import_pair({ label: label(), home: home ?? '–', away: away ?? '–' })],
  );
};

function Game({ game, showsLeague, isDrawn }: { game: AddedGame; showsLeague: boolean; isDrawn: boolean }) {
  const { line, date, time, venue, city, home, away, league, result } = game;
  const facts = [
    ...(isDrawn ? [] : [m.import_line({ line })]),
    formatDay(date),
    ...(time ? [formatTime(time)] : []),
    ...[venue, city].filter((part) => part !== null),
    ...(showsLeague ? [league] : []),
    ...extrasOf(game),
  ];
  return (
    <li>
      <span>
        {home} <strong>{result ? `${result.homeGoals}\u00a0–\u00a0${result.awayGoals}` : '–'}</strong> {away}{' '}
        {endingOf(game)}
      </span>
      <br />
      <span className={blocks.note}>{facts.join(' · ')}</span>
    </li>
  );
}

type Props = {
  games: readonly AddedGame[];
  count: number;
  /** The games come from the schedule form, so they have no line in a file. */
  isDrawn: boolean;
};

/** The first new games, as read from their rows. */
export function Added({ games, count, isDrawn }: Props) {
  if (games.length === 0) return null;
  const showsLeague = new Set(games.map(({ league }) => league)).size > 1;
  const list = (some: readonly AddedGame[]) =>
    some.map((game) => <Game key={game.line} game={game} showsLeague={showsLeague} isDrawn={isDrawn} />);
  const others = games.slice(shown);
  return (
    <section>
      <h3>{m.import_added_title()}</h3>
      {!isDrawn && <p>{m.import_added_hint()}</p>}
      <ul className={blocks.rows}>{list(games.slice(0, shown))}</ul>
      {others.length > 0 && (
        <details className={blocks.fold}>
          <summary>{m.import_added_others({ count: count - shown })}</summary>
          <ul className={blocks.rows}>
            {list(others)}
            {count > games.length && <li>{m.import_more({ count: count - games.length })}</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
