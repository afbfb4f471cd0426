import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLater } from '../../lib/use-later.ts';

type Props = { name: string; label: string; day: string };

const loadBox = async () => (await import('../form/DayBox.tsx')).DayBox;

/**
 * A day in a filter, `YYYY-MM-DD` or empty. The device's own box until the calendar has come, which is asked for once the
 * field is seen; what is being typed into stays until it is left.
 */
export function DayFilter({ day, ...field }: Props) {
  const place = useRef<HTMLDivElement>(null);
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
  const takeOver = () => {
    const box = place.current?.querySelector('input');
    if (DayBox && taken === null && box && box !== document.activeElement) setTaken(box.value);
  };
  useEffect(takeOver);
  return (
    <div ref={place} onBlur={() => setTimeout(takeOver)}>
      {DayBox && taken !== null ? (
        <DayBox {...field} day={taken} />
      ) : (
        <TextInput {...field} type="date" defaultValue={day} />
      )}
    </div>
  );
}
