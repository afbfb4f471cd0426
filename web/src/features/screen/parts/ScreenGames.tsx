import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { groupedGames } from '../../../ui/game-list/grouped-games.ts';
import { SmallGames } from '../../../ui/small/SmallGames.tsx';
import type { GameView } from '../screen-views.ts';
import classes from '../screen.module.css';

/** One view of games: those being played, or those of the day. */
export function ScreenGames({ view: { kind, games } }: { view: GameView }) {
  const { lang } = usePageLocation();
  return (
    <section className={classes.view} data-view={kind} aria-labelledby="screen-view">
      <h2 id="screen-view">{kind === 'live' ? m.screen_live() : m.screen_games()}</h2>
      {games.length === 0 && <p>{m.screen_nothing()}</p>}
      {groupedGames(games, lang).map((group) => (
        <div key={group.key}>
          <h3 className={classes.group}>{group.title}</h3>
          <SmallGames games={group.games} />
        </div>
      ))}
    </section>
  );
}
