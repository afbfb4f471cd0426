import { Box } from '@mantine/core';
import { formatNumber, formatPercent } from '../../lib/format/format.ts';
import blocks from '../blocks.module.css';
import { PartBar } from './PartBar.tsx';

type Share = { readonly label: string; readonly value: number };

const colours = ['var(--r-blue-line)', 'var(--r-line)', 'var(--r-accent)', 'var(--r-muted)'];

/** Shares of a whole in one stacked bar of at most four parts, with a legend. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  return (
    <div>
      <PartBar
        parts={shares.map(({ label, value }, at) => ({ key: label, value, fill: colours[at] ?? '' }))}
      />
      <Box component="ul" className={blocks.line ?? ''} mt="0.375rem">
        {shares.map(({ label, value }, at) => (
          <li key={label}>
            <Box
              component="span"
              display="inline-block"
              bg={colours[at] ?? ''}
              bdrs="2px"
              h="0.75rem"
              w="0.75rem"
              me="0.375rem"
            />
            {label} <strong>{formatPercent(value / total)}</strong> ({formatNumber(value)})
          </li>
        ))}
      </Box>
    </div>
  );
}
