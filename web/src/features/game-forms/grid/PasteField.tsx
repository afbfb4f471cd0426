import { type ClipboardEvent, useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import classes from './grid.module.css';
import type { Grid } from './use-grid.ts';

/** Takes what was copied from a spreadsheet, and hands it to the rows. */
export function PasteField({ paste }: Pick<Grid, 'paste'>) {
  const id = useId();
  const [isUnread, setIsUnread] = useState(false);
  const take = (text: string) => setIsUnread(text.trim() !== '' && !paste(text));
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  return (
    <div className={formClasses.field}>
      <label htmlFor={id}>{m.grid_paste()}</label>
      <p id={`${id}-hint`} className={formClasses.hint}>
        {m.grid_paste_hint()}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className={classes.paste}
        value=""
        onPaste={onPaste}
        onChange={(event) => take(event.target.value)}
      />
      <p role="alert" className={formClasses.fault}>
        {isUnread ? m.grid_not_read() : ''}
      </p>
    </div>
  );
}
