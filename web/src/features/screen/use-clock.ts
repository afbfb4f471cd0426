import { useEffect, useState } from 'react';

const zone = 'America/Toronto';

/** The time in Quebec (`19:32`), anew every few seconds; null until the browser has taken over. */
export const useClock = (): string | null => {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const tell = () => setNow(format.format(Date.now()));
    tell();
    const timer = setInterval(tell, 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
