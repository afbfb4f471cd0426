import { m } from '../../paraglide/messages.js';
import { usePageFiles } from './use-page-files.ts';
import classes from './page-files.module.css';

/** Subscribes to the page's calendar; nothing where it has none. */
export function CalendarLink() {
  const { subscription } = usePageFiles();
  if (!subscription) return null;
  return (
    <a href={subscription} className={classes.calendar}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {m.files_subscribe()}
    </a>
  );
}
