import { Box } from '@mantine/core';
import { failureOf } from '../../lib/http/failure.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { useHead } from '../../lib/page/head.ts';
import { m } from '../../paraglide/messages.js';
import { competitionWords } from '../../ui/game-words/game-words.ts';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Controls } from './parts/Controls.tsx';
import { ScreenGames } from './parts/ScreenGames.tsx';
import { ScreenTable } from './parts/ScreenTable.tsx';
import { besideOf, zoneOfViews } from './screen-views.ts';
import { useClock } from './use-clock.ts';
import { useScreen } from './use-screen.ts';
import { usePeriodicReload } from './use-periodic-reload.ts';
import { useRotation } from './use-rotation.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './screen.module.css';

/** An arena's screen: rotates through live scores, the day's games and tables, legible from ten metres. */
export function ScreenPage() {
  useHead({ title: m.screen_title(), description: m.screen_description() });
  usePeriodicReload();
  const { main, data, games, tables, name, isLost } = useScreen();
  const today = useToday();
  const clock = useClock(zoneOfViews(games));
  const views = games.length + tables.length;
  const { at, isStopped, toggle } = useRotation(views);
  if (!data) {
    if (main.isError) return <Failed failure={failureOf(main.error)} retry={() => void main.refetch()} />;
    // Without a season the query is disabled, so it would stay pending.
    return main.isLoading ? <Loading shape="table" /> : <p>{m.screen_nothing()}</p>;
  }
  const { date, season } = data;
  const view = games[at];
  const table = tables[at - games.length];
  const beside = view && besideOf(view, games, tables);
  const competitionAt = (index: number): string | null => {
    const [game] = games[index]?.games ?? [];
    return game ? competitionWords(game) : (tables[index - games.length]?.league.name ?? null);
  };
  const next = competitionAt((at + 1) % Math.max(1, views));
  return (
    <Box
      className={classes.screen ?? ''}
      data-mantine-color-scheme="dark"
      display="grid"
      style={{ gap: '2vh 0', gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)' }}
    >
      <Box component="header" className={`${blocks.line} ${blocks.lined}`} fz="max(1rem, 2.6vh)" m={0}>
        <Box component="span" ff="heading" fw={700} fz="max(1.25rem, 3.6vh)">
          {m.site_name()}
        </Box>
        <Box component="h1" c="inherit" fz="max(1.125rem, 3.4vh)" m={0}>
          {name ?? m.screen_title()}
        </Box>
        <Box component="span" c="dimmed">
          {today ? formatDay(today, 'full') : season.slug}
        </Box>
        {clock && (
          <Box component="time" dateTime={clock} fw={700} fz="max(1.25rem, 4.4vh)" ms="auto">
            {formatTime(clock)}
          </Box>
        )}
      </Box>
      <Box
        display="grid"
        style={{ columnGap: '2vw', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))' }}
      >
        {view && <ScreenGames view={view} others={beside?.others ?? []} date={date} today={today} />}
        {beside?.table && <ScreenTable view={beside.table} isBeside />}
        {table && <ScreenTable view={table} />}
      </Box>
      <Controls
        page={at + 1}
        pages={views}
        next={next === competitionAt(at) ? null : next}
        isStopped={isStopped}
        toggle={toggle}
        message={isLost ? m.screen_offline() : null}
      />
    </Box>
  );
}
