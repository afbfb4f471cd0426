import { failureOf } from '../../lib/failure.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { useHead } from '../../lib/head.ts';
import { m } from '../../paraglide/messages.js';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Controls } from './parts/Controls.tsx';
import { ScreenGames } from './parts/ScreenGames.tsx';
import { ScreenTable } from './parts/ScreenTable.tsx';
import { useClock } from './use-clock.ts';
import { useScreen } from './use-screen.ts';
import { useStayingUp } from './use-staying-up.ts';
import { useTurns } from './use-turns.ts';
import classes from './screen.module.css';

/** The screen of an arena: live scores, the day's games and tables in turn by itself, read from ten metres. */
export function ScreenPage() {
  useHead({ title: m.screen_title(), description: m.screen_description() });
  useStayingUp();
  const clock = useClock();
  const { scores, games, tables, category, isLost } = useScreen();
  const views = games.length + tables.length;
  const { at, isStopped, toggle } = useTurns(views);
  if (!scores.data) {
    if (scores.isError)
      return <Failed failure={failureOf(scores.error)} retry={() => void scores.refetch()} />;
    return scores.isPending ? <Loading shape="table" /> : <p>{m.screen_nothing()}</p>;
  }
  const { date, season } = scores.data;
  const view = games[at];
  const table = tables[at - games.length];
  return (
    <div className={classes.screen} data-mantine-color-scheme="dark">
      <header className={classes.bar}>
        <span className={classes.brand}>{m.site_name()}</span>
        <h1>{category ?? m.screen_title()}</h1>
        <span className={classes.day}>{date ? formatDay(date, 'full') : season.slug}</span>
        {clock && (
          <time dateTime={clock} className={classes.clock}>
            {formatTime(clock)}
          </time>
        )}
      </header>
      {view && <ScreenGames view={view} />}
      {table && <ScreenTable answer={table} />}
      <Controls
        page={at + 1}
        pages={views}
        isStopped={isStopped}
        toggle={toggle}
        said={isLost ? m.screen_offline() : null}
      />
    </div>
  );
}
