import { useEffect } from 'react';
import { usePaths } from '../page/page-location.ts';

/** Redirects to the page for missing permissions when an administration query was refused; returns whether it was. */
export const useRefusedAdmin = (code: string | null | undefined): boolean => {
  const paths = usePaths();
  const isRefused = code === 'session/required' || code === 'permission/denied';
  useEffect(() => {
    if (!isRefused) return;
    const next =
      code === 'session/required' ? `?next=${encodeURIComponent(location.pathname + location.search)}` : '';
    location.replace(`${paths.forbidden()}${next}`);
  }, [isRefused, code, paths]);
  return isRefused;
};
