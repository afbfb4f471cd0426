import { TextInput } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLater } from '../../lib/use-later.ts';

type Props = { name: string; label: string; day: string };

const loadBox = async () => (await import('../form/DayBox.tsx')).DayBox;

/**
 * A day in a filter, `YYYY-MM-DD` or empty. The device's own box until the calendar has come, which is asked for once the
 * field is seen; a box that somebody has begun with stays, or it would move under their hands.
 */
export function DayFilter({ day, ...field }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  const [isSeen, setIsSeen] = useState(false);
  /** What stood in the device's box when the calendar took over. */
  const [taken, setTaken] = useState<string | null>(null);
  const { Part: DayBox } = useLater(isSeen, loadBox);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  // Before anything else can be typed: what a layout effect sets is drawn at once.
  useLayoutEffect(() => {
    const box = place.current?.querySelector('input');
    const isFree = box && box !== document.activeElement && !isBegun.current;
    if (DayBox && isFree) setTaken(box.value);
  }, [DayBox]);
  return (
    <div ref={place} onFocus={() => (isBegun.current = true)}>
      {DayBox && taken !== null ? (
        <DayBox {...field} day={taken} />
      ) : (
        <TextInput {...field} type="date" defaultValue={day} />
      )}
    </div>
  );
}
