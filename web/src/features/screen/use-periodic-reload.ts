import { useEffect } from 'react';

/** A screen runs for weeks: a reload every three hours loads new versions of the site. */
const everyMs = 3 * 3_600_000;

/** Reloads the screen every few hours if the site responds. */
export const usePeriodicReload = (): void => {
  useEffect(() => {
    const renew = async () => {
      const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
      if (response?.ok) location.reload();
    };
    const timer = setInterval(() => void renew(), everyMs);
    return () => clearInterval(timer);
  }, []);
};
