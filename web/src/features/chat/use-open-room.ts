import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useCaptcha } from '../../lib/member/use-captcha.ts';
import { m } from '../../paraglide/messages.js';

type Notice = { readonly title: string; readonly hint: string };
type Opening = { readonly subject: string } | { readonly username: string } | { readonly label: string };

const subjectIn = (text: string) => {
  const [, kind, id] = /^(league|tournament|team)-(\d{1,9})$/.exec(text) ?? [];
  return kind && id ? { kind: kind as 'league' | 'tournament' | 'team', id: Number(id) } : null;
};

/**
 * Opens the room of a league, tournament or team, of another member, or a new group, and navigates to it. `notice`:
 * why the room did not open, for example because a keeper has to admit the member first. `open` returns whether it did.
 */
export const useOpenRoom = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, goTo] = useLocation();
  const { client, chat } = trpc.useUtils();
  const withCaptcha = useCaptcha();
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The same group keeps its command id until it is created, so that a lost response does not create a second one. */
  const groups = useRef(new Map<string, string>());
  const open = useCallback(
    async (opening: Opening): Promise<boolean> => {
      const openRoom = () => {
        if ('username' in opening)
          return client.chat.openPrivate.mutate({ lang, username: opening.username });
        if ('label' in opening) {
          const { label } = opening;
          const commandId = groups.current.get(label) ?? newCommandId();
          groups.current.set(label, commandId);
          return withCaptcha((captcha) =>
            client.chat.createGroup.mutate({ lang, commandId, label, captcha }),
          );
        }
        const subject = subjectIn(opening.subject);
        return subject ? client.chat.open.mutate({ lang, ...subject }) : null;
      };
      try {
        const room = await openRoom();
        if (!room) return false;
        if ('label' in opening) groups.current.delete(opening.label);
        await chat.rooms.invalidate();
        if (room.standing === 'asked') setNotice({ title: m.chat_asked(), hint: m.chat_asked_hint() });
        else goTo(paths.chatroom(room.id));
        return true;
      } catch (error) {
        setNotice({ title: callErrorOf(error).message, hint: '' });
        return false;
      }
    },
    [client, chat, lang, goTo, paths, withCaptcha],
  );
  return { open, notice };
};
