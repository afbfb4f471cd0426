import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import classes from './form.module.css';

type Props = {
  children: ReactNode;
  /** Where mails can be read on a site without a mail server. */
  inbox?: string | null;
};

/** What has been done, told to eyes and to screen readers. */
export function Done({ children, inbox }: Props) {
  return (
    <div role="status" className={classes.done}>
      <p>{children}</p>
      {inbox && (
        <p>
          <a href={inbox}>{m.form_local_inbox()}</a>
        </p>
      )}
    </div>
  );
}
