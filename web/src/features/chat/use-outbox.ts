import { useEffect } from 'react';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { discard, addToOutbox, onSent, sendAgain } from '../../lib/offline/outbox/outbox.ts';
import { useOutbox as useEntries } from '../../lib/offline/outbox/use-outbox.ts';
import { entryOfMessage, messageIn, ofRoom, type WritingIn } from './waiting-messages.ts';

/**
 * A room's unsent messages, in the outbox of all tabs: each is sent once and in order, also after a reload or when the
 * tab is closed. Refused ones stay until they are sent again or discarded. `refresh`: called when the
 * member's permissions in the room have changed or were unknown.
 */
export const useOutbox = (room: WritingIn, sent: () => void, refresh: () => void) => {
  const ofThis = ofRoom(useEntries().entries, room);
  const refused = ofThis.filter(({ refusal }) => refusal !== null).length;
  useEffect(() => {
    if (refused > 0) refresh();
  }, [refused, refresh]);
  useEffect(() => onSent(({ entry }) => void (entry.procedure === 'chat.send' && sent())), [sent]);
  const withEntry = (commandId: string, act: (entry: (typeof ofThis)[number]) => Promise<void>) => {
    const entry = ofThis.find((one) => one.commandId === commandId);
    if (entry) void act(entry);
  };
  return {
    waiting: ofThis.map(messageIn),
    post: (text: string, replyTo: number | null) =>
      void addToOutbox(entryOfMessage(room, { commandId: newCommandId(), text, replyTo })),
    retry: (commandId: string) => withEntry(commandId, sendAgain),
    discard: (commandId: string) => withEntry(commandId, discard),
  };
};
