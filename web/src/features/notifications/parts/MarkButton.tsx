import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';

type Props = { title: string; isRead: boolean; mark: () => void };

/** Button that marks the notification `title` as read or unread. */
export function MarkButton({ title, isRead, mark }: Props) {
  const change = isRead ? m.notifications_mark_unread({ title }) : m.notifications_mark_read({ title });
  return (
    <ActionIcon variant="subtle" size="lg" aria-label={change} title={change} onClick={mark}>
      <Icon of={isRead ? 'unread' : 'check'} size={18} />
    </ActionIcon>
  );
}
