import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './info-popover.module.css';
import blocks from '../blocks.module.css';

type Props = {
  /** Of the page's own: nothing else there has it. */
  id: string;
  /** What is explained, for whoever hears the button without seeing where it stands. */
  label: string;
  title: string;
  children: ReactNode;
};

/** A "?" that opens an explanation over the page, by touch and by keyboard, also without JavaScript. */
export function InfoPopover({ id, label, title, children }: Props) {
  return (
    <>
      <button type="button" popoverTarget={id} className={classes.button} aria-label={label}>
        ?
      </button>
      <div
        id={id}
        popover="auto"
        className={`${blocks.card} ${classes.popover}`}
        role="dialog"
        aria-label={label}
      >
        <p className={blocks.big}>{title}</p>
        {children}
        <Button variant="default" size="sm" popoverTarget={id} popoverTargetAction="hide">
          {m.table_close()}
        </Button>
      </div>
    </>
  );
}
