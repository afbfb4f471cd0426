import { type ReactNode, useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import formClasses from '../../ui/form/form.module.css';
import blocks from '../../ui/blocks.module.css';

type Props = {
  name: string;
  /** Its division, or its category and group. */
  detail: string;
  /** Why it can't be taken out; null where it can. */
  kept: string | null;
  /** Asks before it goes. */
  removal: ReactNode;
  /** Puts it elsewhere within the competition. */
  move?: ReactNode;
};

/** A team that is entered, with what can be done about that. */
export function EnteredTeam({ name, detail, kept, removal, move }: Props) {
  const [open, setOpen] = useState<'move' | 'remove' | null>(null);
  const id = useId();
  const toggle = (what: 'move' | 'remove') => setOpen(open === what ? null : what);
  return (
    <li>
      <div className={blocks.actions}>
        <span className={blocks.grow}>
          {name}
          {detail && <div className={blocks.note}>{detail}</div>}
        </span>
        {move && (
          <button type="button" aria-expanded={open === 'move'} onClick={() => toggle('move')}>
            {m.entries_division()}
            <span className={blocks.hidden}> {name}</span>
          </button>
        )}
        <button
          type="button"
          aria-expanded={open === 'remove'}
          aria-describedby={kept ? id : undefined}
          onClick={() => toggle('remove')}
        >
          {m.entries_remove()}
          <span className={blocks.hidden}> {name}</span>
        </button>
      </div>
      {kept && (
        <p id={id} hidden={open !== 'remove'} className={formClasses.note}>
          {kept}
        </p>
      )}
      {open === 'remove' && !kept && removal}
      {open === 'move' && move}
    </li>
  );
}
