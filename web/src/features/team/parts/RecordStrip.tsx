import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Figure, Figures } from '../../../ui/figures/Figures.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  /** The games that the figures count. */
  title: string;
  more?: ReactNode;
  figures: readonly Figure[];
};

/** Figures below the name of the games that they count. */
export function RecordStrip({ title, more, figures }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={blocks.ends} style={{ fontSize: '0.8125rem' }}>
        <Box component="h2" id={id} ff="text" fz="0.8125rem" m={0} py="0.25rem">
          {title}
        </Box>
        {more}
      </div>
      <Figures figures={figures} />
    </section>
  );
}
