import { clockIn, type TimeZone } from '@rondelle/contracts/competition/local-time.ts';
import { useEffect, useState } from 'react';

/** The time in a zone (`19:32`), updated every few seconds; null before hydration. */
export const useClock = (zone: TimeZone): string | null => {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setNow(clockIn(zone, Date.now()).slice(11));
    update();
    const timer = setInterval(update, 5_000);
    return () => clearInterval(timer);
  }, [zone]);
  return now;
};
