import { useEffect, useState } from 'react';

const zone = 'America/Toronto';

/** The time in Quebec (`19:32`), updated every few seconds; null before hydration. */
export const useClock = (): string | null => {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const update = () => setNow(format.format(Date.now()));
    update();
    const timer = setInterval(update, 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
