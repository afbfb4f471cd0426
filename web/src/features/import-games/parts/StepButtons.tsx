import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Import } from '../use-import.ts';

type Props = {
  work: Pick<Import, 'back'>;
  /** Starts over with another file; null without a file. */
  restart: (() => void) | null;
  /** The button of the next step. */
  children: ReactNode;
};

/** The buttons of a step of an import: next, back, and another file. */
export function StepButtons({ work, restart, children }: Props) {
  return (
    <Group gap="xs">
      {children}
      <Button variant="default" onClick={work.back}>
        {m.import_back()}
      </Button>
      {restart && (
        <Button variant="default" onClick={restart}>
          {m.import_other_file()}
        </Button>
      )}
    </Group>
  );
}
