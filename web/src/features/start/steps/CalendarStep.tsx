import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Link } from '../../../ui/link/Link.tsx';
import type { StartState } from '../use-start-state.ts';

/** Links that add games: import a file, make a schedule, enter them in the grid. */
export function CalendarStep({ state }: { state: StartState }) {
  const paths = usePaths();
  const { season, leagues } = state;
  if (!season || leagues.length === 0) return <p>{m.start_before_first()}</p>;
  return (
    <>
      <p>{m.start_calendar_how()}</p>
      <ul className={blocks.actions}>
        <li>
          <Link href={paths.importGames(season.slug)}>{m.start_calendar_import()}</Link>
        </li>
        <li>
          <Link href={paths.makeSchedule(season.slug)}>{m.start_calendar_draw()}</Link>
        </li>
        <li>
          <Link href={paths.enterResults(season.slug)}>{m.start_calendar_type()}</Link>
        </li>
        {leagues
          .filter(({ games }) => games > 0)
          .slice(0, 5)
          .map(({ id, name, path }) => (
            <li key={id}>
              <Link href={path}>{m.start_see_table({ name })}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
