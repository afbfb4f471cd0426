import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './top-bar.module.css';

/** The bar stays for one second after loading ends, so that it does not flicker. */
const lingering = 1000;

/** Parts that a page does not wait for have no bar. */
const isAwaited = ({ meta }: Pick<Query, 'meta'>): boolean => !meta?.['isLate'];

export function TopBar({ loading }: { loading: boolean }) {
  const fetching = useIsFetching({ predicate: isAwaited }) > 0;
  const busy = loading || fetching;
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    if (busy) return () => setLingers(true);
    const timer = setTimeout(() => setLingers(false), lingering);
    return () => clearTimeout(timer);
  }, [busy]);
  const isVisible = busy || lingers;
  return <div className={classes.topBar} data-shown={isVisible || undefined} data-busy={busy || undefined} />;
}
