import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { mayAdmit } from '../may-admit.ts';
import { Found } from './Found.tsx';
import { SingleFieldForm } from './SingleFieldForm.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { room: ChatRoomOutput; here: ReadonlySet<number>; refresh: () => void };
type Person = ChatRoomOutput['people'][number];

const useSettings = ({ id: chatid, isQuiet }: ChatRoomOutput, refresh: () => void) => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, goTo] = useLocation();
  const { client, chat } = trpc.useUtils();
  const { message, attempt } = useOutcome();
  const run = async (action: () => Promise<unknown>, done = ''): Promise<boolean> => {
    if (!(await attempt(action, done))) return false;
    await chat.rooms.invalidate();
    refresh();
    return true;
  };
  return {
    message,
    quiet: () => run(() => client.chat.quiet.mutate({ lang, chatid, quiet: !isQuiet })),
    leave: () => run(() => client.chat.leave.mutate({ lang, chatid }).then(() => goTo(paths.chat()))),
    letIn: (uid: number, standing: 'none' | 'member') =>
      run(() => client.chat.letIn.mutate({ lang, chatid, uid, standing })),
    invite: (username: string) =>
      run(() => client.chat.invite.mutate({ lang, chatid, username }), m.chat_invited({ name: username })),
  };
};

function PersonLine({
  person,
  isHere,
  isKeeper,
  letIn,
}: {
  person: Person;
  isHere: boolean;
  isKeeper: boolean;
  letIn: ReturnType<typeof useSettings>['letIn'];
}) {
  const paths = usePaths();
  const { id, username, standing } = person;
  return (
    <li className={`${blocks.line} ${blocks.middle}`}>
      <Link href={paths.user({ id, name: username })}>{username}</Link>
      {isHere && <span className={blocks.note}>{m.chat_is_here()}</span>}
      {standing === 'keeper' && <span className={blocks.note}>{m.chat_keeper()}</span>}
      {standing === 'asked' && <span className={blocks.note}>{m.chat_asks()}</span>}
      {isKeeper && standing === 'asked' && (
        <Button size="compact-sm" variant="default" onClick={() => void letIn(id, 'member')}>
          {m.chat_let_in()}
        </Button>
      )}
      {isKeeper && standing !== 'keeper' && (
        <Button size="compact-sm" variant="subtle" onClick={() => void letIn(id, 'none')}>
          {m.chat_put_out()}
        </Button>
      )}
    </li>
  );
}

/** Members of a room, a search in its messages, and its settings. */
export function RoomSettings({ room, here, refresh }: Props) {
  const { message, quiet, leave, letIn, invite } = useSettings(room, refresh);
  const [query, setQuery] = useState('');
  const mayLetIn = mayAdmit(room);
  return (
    <>
      <SingleFieldForm
        label={m.chat_search()}
        placeholder=""
        submit={m.shell_search()}
        send={async (text) => {
          setQuery(text);
          return false;
        }}
      />
      {query.length > 1 && <Found chatid={room.id} query={query} />}
      <ul className={blocks.rows}>
        {room.people.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            isHere={here.has(person.id)}
            isKeeper={mayLetIn}
            letIn={letIn}
          />
        ))}
      </ul>
      {room.type === 'group' && room.standing === 'keeper' && (
        <SingleFieldForm
          label={m.chat_invite()}
          placeholder={m.chat_invite_name()}
          submit={m.chat_open()}
          send={invite}
        />
      )}
      {message && <p role="status">{message}</p>}
      <Group gap="xs" my="xs">
        <Button size="compact-sm" variant="default" onClick={() => void quiet()}>
          {room.isQuiet ? m.chat_loud() : m.chat_quiet()}
        </Button>
        {room.type !== 'private' && (
          <Button size="compact-sm" variant="default" onClick={() => void leave()}>
            {m.chat_leave()}
          </Button>
        )}
      </Group>
    </>
  );
}
