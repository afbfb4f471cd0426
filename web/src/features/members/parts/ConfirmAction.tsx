import { useEffect, useId, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import { actionWords, type Pending } from '../use-member-actions.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { pending: Pending; confirm: () => void; cancel: () => void };

/** Asks once more before anything is done to a member. */
export function ConfirmAction({ pending, confirm, cancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={`${blocks.card} ${blocks.dialog}`}
      onClose={cancel}
    >
      <p id={title}>
        {m.members_confirm({ action: actionWords(pending.action), name: pending.member.username })}
      </p>
      <div className={blocks.line}>
        <button type="button" className={formClasses.submit} onClick={confirm}>
          {m.members_yes()}
        </button>
        <button type="button" className={formClasses.quiet} onClick={cancel}>
          {m.members_cancel()}
        </button>
      </div>
    </dialog>
  );
}
