import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { useState } from 'react';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import { mayAdmit } from '../may-admit.ts';
import blocks from '../../../ui/blocks.module.css';

const loadSettings = async () => (await import('./RoomSettings.tsx')).RoomSettings;

type Props = { room: ChatRoomOutput; here: ReadonlySet<number>; refresh: () => void };

/** Members and settings of a room, folded unless somebody asks to join. */
export function Details({ room, ...props }: Props) {
  const hasRequests = mayAdmit(room) && room.people.some(({ standing }) => standing === 'asked');
  const [isOpen, setOpen] = useState(hasRequests);
  const { Part: Settings, failed } = useLater(isOpen, loadSettings);
  return (
    <details className={blocks.fold} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{m.chat_details()}</summary>
      {failed && <p role="status">{m.form_failed()}</p>}
      {Settings && <Settings room={room} {...props} />}
    </details>
  );
}
