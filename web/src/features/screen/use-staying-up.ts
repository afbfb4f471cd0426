import { useEffect } from 'react';

/** A screen runs for weeks: now and then it takes the newest version of the site, once the site answers. */
const everyMs = 3 * 3_600_000;

/** Loads the screen anew every few hours, only while the site answers. */
export const useStayingUp = (): void => {
  useEffect(() => {
    const renew = async () => {
      const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
      if (answer?.ok) location.reload();
    };
    const timer = setInterval(() => void renew(), everyMs);
    return () => clearInterval(timer);
  }, []);
};
