import { Button } from '@mantine/core';
import '@mantine/core/styles/Notification.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import type { Saved } from '../../lib/form-props.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import classes from './toasts.module.css';

/** Long enough to read it and to decide to take it back. */
const shownFor = 30_000;

const show = (id: string, { message, path, undo }: Saved, refresh: () => void): void => {
  const takeBack = async (): Promise<void> => {
    notifications.hide(id);
    const told = await (undo?.() ?? Promise.resolve()).then(
      () => m.toast_undone(),
      (error: unknown) => refusalOf(error).message,
    );
    say({ message: told }, refresh);
    refresh();
  };
  const said = (
    <>
      {message} {path && <Link href={path}>{m.toast_see()}</Link>}{' '}
      {undo && (
        <Button variant="subtle" size="compact-md" onClick={() => void takeBack()}>
          {m.toast_undo()}
        </Button>
      )}
    </>
  );
  notifications.show({
    id,
    // What stands around all of them is what is read out.
    role: 'none',
    // It also waits while something in it has the focus.
    onFocus: () => notifications.update({ id, message: said, autoClose: false }),
    onBlur: () => notifications.update({ id, message: said, autoClose: shownFor }),
    closeButtonProps: { 'aria-label': m.toast_close() },
    message: said,
  });
};

let last = 0;
const atOnce = 3;
/** Says that something has been saved, where it is, and offers to take it back. */
export const say = (saved: Saved, refresh: () => void): void => {
  last += 1;
  notifications.hide(`saved-${last - atOnce}`);
  show(`saved-${last}`, saved, refresh);
};

/** Over the end of an open form, so that its last button can be scrolled above it. */
const inForm = {
  root: { position: 'sticky', left: 'auto', transform: 'none', width: '100%', maxWidth: 'none' },
} as const;

/** What has been saved, said politely at the foot of the window or form; it waits while it is pointed at. */
export function Toasts({ within }: { within: 'page' | 'form' }) {
  return (
    <Notifications
      role="status"
      withinPortal={false}
      position="bottom-center"
      autoClose={shownFor}
      classNames={{ root: within === 'form' ? classes.inForm : classes.onPage }}
      {...(within === 'form' && { styles: inForm })}
    />
  );
}
