import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './info-popover.module.css';
import blocks from '../blocks.module.css';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the button and the dialog. */
  label: string;
  title: string;
  children: ReactNode;
};

/** A "?" button that opens an explanation by touch and keyboard, also without JavaScript. */
export function InfoPopover({ id, label, title, children }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${blocks.control} ${classes.button}`}
        aria-label={label}
      >
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
        <div className={blocks.actions}>
          <button type="button" popoverTarget={id} popoverTargetAction="hide">
            {m.table_close()}
          </button>
        </div>
      </div>
    </>
  );
}
