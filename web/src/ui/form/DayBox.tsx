import { useState } from 'react';
import '../fields/styles.ts';
import { DayInput } from './DayInput.tsx';

type Props = { name: string; label: string; day: string };

/** A date input with its own state, for forms that are submitted to an address. */
export function DayBox({ day, ...field }: Props) {
  const [value, setValue] = useState(day);
  return <DayInput {...field} value={value} choose={setValue} />;
}
