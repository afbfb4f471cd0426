import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

type Said = { readonly title: string; readonly hint: string };
type Opening = { readonly thing: string } | { readonly username: string } | { readonly label: string };

const thingIn = (text: string) => {
  const [, kind, id] = /^(league|tournament|team)-(\d{1,9})$/.exec(text) ?? [];
  return kind && id ? { kind: kind as 'league' | 'tournament' | 'team', id: Number(id) } : null;
};

/** Opens a room, of a thing, with a member or for a group, and goes there; says where one has to be let in first. */
export const useOpening = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, goTo] = useLocation();
  const { client, chat } = trpc.useUtils();
  const [said, setSaid] = useState<Said | null>(null);
  const open = useCallback(
    async (opening: Opening): Promise<void> => {
      const ask = () => {
        if ('username' in opening)
          return client.chat.openPrivate.mutate({ lang, username: opening.username });
        if ('label' in opening)
          return client.chat.createGroup.mutate({ lang, commandId: newCommandId(), label: opening.label });
        const thing = thingIn(opening.thing);
        return thing ? client.chat.open.mutate({ lang, ...thing }) : null;
      };
      try {
        const room = await ask();
        if (!room) return;
        await chat.rooms.invalidate();
        if (room.standing === 'asked') setSaid({ title: m.chat_asked(), hint: m.chat_asked_hint() });
        else goTo(paths.chatroom(room.id));
      } catch (error) {
        setSaid({ title: refusalOf(error).message, hint: '' });
      }
    },
    [client, chat, lang, goTo, paths],
  );
  return { open, said };
};
