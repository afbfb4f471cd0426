import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import classes from './grid.module.css';
import type { Grid } from './use-grid.ts';

/** What was said last, and what can be done with all rows. */
export function GridButtons({ grid, save }: { grid: Grid; save: () => void }) {
  const waiting = grid.sending === 'waiting';
  const busy = grid.sending !== 'no';
  return (
    <>
      <p role="status" className={waiting ? formClasses.note : classes.said}>
        {waiting ? m.write_waiting() : busy ? m.grid_sending() : grid.said}
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          className={formClasses.submit}
          aria-disabled={busy || grid.preview.rehearsal.held.lacksConsent}
          onClick={() => !busy && save()}
        >
          {grid.preview.submit}
        </button>
        {waiting && (
          <button type="button" className={formClasses.quiet} onClick={grid.stopWaiting}>
            {m.write_stop_waiting()}
          </button>
        )}
        {!busy && (
          <>
            <button type="button" className={formClasses.quiet} onClick={grid.addRows}>
              {m.grid_add_rows()}
            </button>
            <button type="button" className={formClasses.quiet} onClick={grid.startOver}>
              {m.draft_start_over()}
            </button>
          </>
        )}
      </div>
    </>
  );
}
