import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import classes from './forms.module.css';
import type { Toast } from './use-toasts.ts';

/** Long enough to read it and to decide to take it back. */
const shownFor = 30_000;

type Props = {
  toasts: readonly Toast[];
  say: (toast: Omit<Toast, 'id'>) => void;
  forget: (id: number) => void;
  refresh: () => void;
};

function ToastItem({ toast, say, forget, refresh }: Omit<Props, 'toasts'> & { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => forget(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [held, forget, toast.id]);
  const undo = async () => {
    forget(toast.id);
    const message = await (toast.undo?.() ?? Promise.resolve()).then(
      () => m.toast_undone(),
      (error: unknown) => (error instanceof Error ? error.message : m.form_failed()),
    );
    say({ message, path: null, undo: null });
    refresh();
  };
  return (
    <div
      className={classes.toast}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span>{toast.message}</span>
      {(toast.path || toast.undo) && (
        <span className={classes.next}>
          {toast.path && <Link href={toast.path}>{m.toast_see()}</Link>}
          {toast.undo && (
            <button type="button" onClick={() => void undo()}>
              {m.toast_undo()}
            </button>
          )}
        </span>
      )}
      <button type="button" aria-label={m.toast_close()} onClick={() => forget(toast.id)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** What has been saved, said politely at the foot of the window; it waits while it is pointed at. */
export function Toasts({ toasts, ...rest }: Props) {
  return (
    <div role="status" className={classes.toasts}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} {...rest} />
      ))}
    </div>
  );
}
