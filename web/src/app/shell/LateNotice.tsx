import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { formatInstant } from '../../lib/format/format.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { lateSince } from './late.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

/** Shows that the page lacks recorded changes that could not be projected, and since when. */
export function LateNotice({ nav }: { nav: Nav | null }) {
  const queries = useQueryClient();
  const pageLocation = usePageLocation();
  const read = () => lateSince(pageLocation, nav, queries);
  const subscribe = useCallback((notify: () => void) => queries.getQueryCache().subscribe(notify), [queries]);
  const since = useSyncExternalStore(subscribe, read, read);
  if (since === null) return null;
  return (
    <aside className={`${blocks.band} ${classes.demo}`} aria-label={m.shell_late_label()}>
      {m.shell_late({ since: formatInstant(since) })}
    </aside>
  );
}
