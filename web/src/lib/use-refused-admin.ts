import { useEffect } from 'react';
import { usePaths } from './page-location.ts';

/** Whether a question of an admin's page was refused; then the reader is led to where that is said. */
export const useRefusedAdmin = (code: string | null | undefined): boolean => {
  const paths = usePaths();
  const isRefused = code === 'session/required' || code === 'permission/denied';
  useEffect(() => {
    if (isRefused) location.replace(paths.forbidden());
  }, [isRefused, paths]);
  return isRefused;
};
