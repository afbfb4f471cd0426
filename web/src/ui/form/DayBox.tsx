import { useState } from 'react';
import './styles.ts';
import { DayInput } from './DayInput.tsx';

type Props = { name: string; label: string; day: string };

/** A day with its calendar in a form that is sent as it is: to an address. */
export function DayBox({ day, ...field }: Props) {
  const [value, setValue] = useState(day);
  return <DayInput {...field} value={value} choose={setValue} />;
}
