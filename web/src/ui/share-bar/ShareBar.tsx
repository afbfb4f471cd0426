import { Box } from '@mantine/core';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { PartBar } from '../bars/PartBar.tsx';
import { Crest } from '../crest/Crest.tsx';
import blocks from '../blocks.module.css';

type Side = { readonly team: Ref; readonly value: number };
type Props = {
  /** Describes the bar in words; shown below it. */
  label: string;
  home: Side;
  /** The share of neither team, such as ties. */
  middle: number;
  away: Side;
};

/** A bar of two teams' shares, with that of neither in the middle. */
export function ShareBar({ label, home, middle, away }: Props) {
  const parts = [
    { key: 'home', value: home.value, fill: 'var(--r-blue-line)' },
    { key: 'middle', value: middle, fill: 'var(--r-line)' },
    { key: 'away', value: away.value, fill: 'var(--r-accent)' },
  ].filter(({ value }) => value > 0);
  return (
    <>
      <div className={blocks.beside} aria-hidden="true">
        <Crest team={home.team} />
        <strong>{formatNumber(home.value)}</strong>
        <PartBar parts={parts} />
        <strong>{formatNumber(away.value)}</strong>
        <Crest team={away.team} />
      </div>
      <Box component="p" c="dimmed" fz="0.8125rem" mt="0.25rem">
        {label}
      </Box>
    </>
  );
}
