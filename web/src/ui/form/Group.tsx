import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form.module.css';

/** Fields that belong together, under what they are called. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Stack component="fieldset" gap="xs" className={classes.group}>
      <legend>{legend}</legend>
      {children}
    </Stack>
  );
}
