import { Button } from '@mantine/core';
import '@mantine/core/styles/Notification.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import type { Saved } from '../../lib/forms/form-props.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { outcomeOfUndo } from './outcome-of-undo.ts';
import classes from './toasts.module.css';

/** Time to read the toast and to undo the change, in ms. */
const visibleMs = 30_000;

const show = (id: string, { message, path, undo }: Saved, refresh: () => void): void => {
  const runUndo = async (): Promise<void> => {
    notifications.hide(id);
    if (!undo) return;
    const outcome = await outcomeOfUndo(undo);
    showToast({ message: outcome.message, ...(outcome.again && { undo }) }, refresh);
    refresh();
  };
  const content = (
    <>
      {message} {path && <Link href={path}>{m.toast_see()}</Link>}{' '}
      {undo && (
        <Button variant="subtle" size="compact-md" onClick={() => void runUndo()}>
          {m.toast_undo()}
        </Button>
      )}
    </>
  );
  notifications.show({
    id,
    // The container is the live region; a role of its own would announce the toast twice.
    role: 'none',
    // The timer also stops while the toast has focus.
    onFocus: () => notifications.update({ id, message: content, autoClose: false }),
    onBlur: () => notifications.update({ id, message: content, autoClose: visibleMs }),
    closeButtonProps: { 'aria-label': m.toast_close() },
    message: content,
  });
};

let last = 0;
const mostVisible = 3;
/** Shows a toast for a saved change, with its link and an undo button. At most three are shown at once. */
export const showToast = (saved: Saved, refresh: () => void): void => {
  last += 1;
  notifications.hide(`saved-${last - mostVisible}`);
  show(`saved-${last}`, saved, refresh);
};

/** Sticks to the end of the form, so that the last button can scroll above it. */
const inForm = {
  root: { position: 'sticky', left: 'auto', transform: 'none', width: '100%', maxWidth: 'none' },
} as const;

/** Live region of the toasts, at the bottom of the page or of the form. The timer stops while a toast is hovered. */
export function Toasts({ within }: { within: 'page' | 'form' }) {
  return (
    <Notifications
      role="status"
      withinPortal={false}
      position="bottom-center"
      autoClose={visibleMs}
      classNames={{ root: within === 'form' ? classes.inForm : classes.onPage }}
      {...(within === 'form' && { styles: inForm })}
    />
  );
}
