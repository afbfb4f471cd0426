import { TextInput } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLater } from '../../lib/page/use-lazy.ts';

type Props = { name: string; label: string; day: string };

const loadBox = async () => (await import('../form/DayBox.tsx')).DayBox;

/**
 * A day in a filter, `YYYY-MM-DD` or empty. Shows the device's own date input until the calendar's code is loaded,
 * which starts when the field is scrolled into view. An input that somebody has focused is not replaced.
 */
export function DayFilter({ day, ...field }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  const [isSeen, setIsSeen] = useState(false);
  /** Value of the device's input when the calendar replaced it. */
  const [adopted, setAdopted] = useState<string | null>(null);
  const { Part: DayBox } = useLater(isSeen, loadBox);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  // A layout effect applies before the next input event, so that nothing typed is lost.
  useLayoutEffect(() => {
    const box = place.current?.querySelector('input');
    const isFree = box && box !== document.activeElement && !isBegun.current;
    if (DayBox && isFree) setAdopted(box.value);
  }, [DayBox]);
  return (
    <div ref={place} onFocus={() => (isBegun.current = true)}>
      {DayBox && adopted !== null ? (
        <DayBox {...field} day={adopted} />
      ) : (
        <TextInput {...field} type="date" defaultValue={day} />
      )}
    </div>
  );
}
