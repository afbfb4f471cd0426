import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Found } from './Found.tsx';
import { OneLine } from './OneLine.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { room: ChatRoomOutput; refresh: () => void };
type Person = ChatRoomOutput['people'][number];

const useSettings = ({ id: chatid, isQuiet }: ChatRoomOutput, refresh: () => void) => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, goTo] = useLocation();
  const { client, chat } = trpc.useUtils();
  const [said, say] = useState<string | null>(null);
  const run = async (work: Promise<unknown>, done: string | null = null): Promise<void> => {
    try {
      await work;
      say(done);
      await chat.rooms.invalidate();
      refresh();
    } catch (error) {
      say(refusalOf(error).message);
    }
  };
  return {
    said,
    quiet: () => run(client.chat.quiet.mutate({ lang, chatid, quiet: !isQuiet })),
    leave: () => run(client.chat.leave.mutate({ lang, chatid }).then(() => goTo(paths.chat()))),
    letIn: (uid: number, standing: 'none' | 'member') =>
      run(client.chat.letIn.mutate({ lang, chatid, uid, standing })),
    invite: (username: string) =>
      run(client.chat.invite.mutate({ lang, chatid, username }), m.chat_invited({ name: username })),
  };
};

function PersonLine({
  person,
  isKeeper,
  letIn,
}: {
  person: Person;
  isKeeper: boolean;
  letIn: ReturnType<typeof useSettings>['letIn'];
}) {
  const paths = usePaths();
  const { id, username, standing } = person;
  return (
    <li className={`${blocks.line} ${blocks.middle}`}>
      <Link href={paths.user({ id, name: username })}>{username}</Link>
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

/** Who is in a room, what was said there once, and what one can set: folded away. */
export function Details({ room, refresh }: Props) {
  const { said, quiet, leave, letIn, invite } = useSettings(room, refresh);
  const [query, setQuery] = useState('');
  const mayLetIn = room.isKeeper && (room.type === 'team' || room.type === 'group');
  const asks = room.people.some(({ standing }) => standing === 'asked');
  return (
    <details className={blocks.fold} open={mayLetIn && asks ? true : undefined}>
      <summary>{m.chat_details()}</summary>
      <OneLine
        label={m.chat_search()}
        placeholder=""
        submit={m.shell_search()}
        send={async (text) => setQuery(text)}
      />
      {query.length > 1 && <Found chatid={room.id} query={query} />}
      <ul className={blocks.rows}>
        {room.people.map((person) => (
          <PersonLine key={person.id} person={person} isKeeper={mayLetIn} letIn={letIn} />
        ))}
      </ul>
      {room.type === 'group' && room.standing === 'keeper' && (
        <OneLine
          label={m.chat_invite()}
          placeholder={m.chat_invite_name()}
          submit={m.chat_open()}
          send={invite}
        />
      )}
      {said && <p role="status">{said}</p>}
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
    </details>
  );
}
