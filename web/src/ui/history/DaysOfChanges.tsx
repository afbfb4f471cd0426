import { Box } from '@mantine/core';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format/format.ts';
import blocks from '../blocks.module.css';

type Props<Entry> = {
  entries: readonly Entry[];
  /** Level of the headings of days. */
  heading: 'h2' | 'h3';
  /** The items of a day's list. */
  children: (entries: readonly Entry[]) => ReactNode;
};

/** Lists of changes under their days in Quebec, so that each line needs its time only. */
export function DaysOfChanges<Entry extends { readonly recordedAt: string }>({
  entries,
  heading,
  children,
}: Props<Entry>) {
  const days = Map.groupBy(entries, ({ recordedAt }) => dayInQuebec(recordedAt));
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <Box component={heading} className={blocks.label ?? ''} ff="text">
        {formatDay(day)}
      </Box>
      <ol className={blocks.rows}>{children(ofDay)}</ol>
    </div>
  ));
}
