import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { formatInstant } from '../../lib/format.ts';
import type { Nav } from '../../lib/nav.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { lateSince } from './late.ts';
import classes from './shell.module.css';

/** Says on the pages of what could not be brought into the views that they are late, and since when. */
export function LateNotice({ nav }: { nav: Nav | null }) {
  const queries = useQueryClient();
  const pageLocation = usePageLocation();
  const read = () => lateSince(pageLocation, nav, queries);
  const subscribe = useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]);
  const since = useSyncExternalStore(subscribe, read, read);
  if (since === null) return null;
  return (
    <aside className={classes.demo} aria-label={m.shell_late_label()}>
      {m.shell_late({ since: formatInstant(since) })}
    </aside>
  );
}
