import { Button, Group, Textarea } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import { textLength } from '@rondelle/contracts/community/texts.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import type { Aim } from '../aim.ts';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  chatid: number;
  names: readonly string[];
  aim: Aim;
  setAim: (aim: Aim) => void;
  say: (text: string, replyTo: number | null) => void;
};

const typingEveryMs = 3_000;
const mostNames = 6;

/** Names that what stands after the last `@` may become. */
const namesFor = (text: string, names: readonly string[]): readonly string[] => {
  const begun = /(?:^|\s)@([^@\n]{0,30})$/.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return names.filter((name) => name.toLowerCase().startsWith(begun)).slice(0, mostNames);
};

const useTyping = (chatid: number) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < typingEveryMs) return;
    told.current = Date.now();
    client.chat.typing.mutate({ lang, chatid }).catch(() => undefined);
  };
};

/** The line to write in: Enter sends where there is a keyboard, a new line is Shift and Enter; Escape gives an aim up. */
export function Composer({ chatid, names, aim, setAim, say }: Props) {
  const { lang } = usePageLocation();
  const edit = trpc.chat.edit.useMutation();
  const [text, setText] = useState(aim?.kind === 'edit' ? aim.message.message : '');
  const [fault, setFault] = useState<string | null>(null);
  const tellTyping = useTyping(chatid);
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever chose a message goes on typing.
  useEffect(() => {
    if (aim) field.current?.focus();
  }, [aim]);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    if (aim?.kind !== 'edit') {
      say(text, aim?.message.id ?? null);
      setText('');
      return setAim(null);
    }
    try {
      await edit.mutateAsync({ lang, chatid, seq: aim.message.id, text });
      setAim(null);
    } catch (error) {
      setFault(refusalOf(error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && aim) setAim(null);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia('(pointer: coarse)').matches) void send(event);
  };
  const take = (name: string) => {
    setText(text.replace(/@[^@\n]*$/, `@${name} `));
    field.current?.focus();
  };
  return (
    <form className={classes.write} onSubmit={(event) => void send(event)}>
      {aim && (
        <p className={`${blocks.line} ${blocks.note}`}>
          {aim.kind === 'edit' ? m.chat_editing() : m.chat_replying({ name: aim.message.user.username })}
          <Button size="compact-sm" variant="subtle" onClick={() => setAim(null)}>
            {m.chat_cancel()}
          </Button>
        </p>
      )}
      {namesFor(text, names).length > 0 && (
        <Group gap="xs" mb="xs">
          {namesFor(text, names).map((name) => (
            <Button key={name} size="compact-sm" variant="default" onClick={() => take(name)}>
              @{name}
            </Button>
          ))}
        </Group>
      )}
      <div className={classes.composer}>
        <Textarea
          ref={field}
          aria-label={m.chat_write()}
          placeholder={m.chat_write()}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={textLength.chat.most}
          value={text}
          error={fault}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (currentTarget.value !== '') tellTyping();
          }}
        />
        <Button type="submit" disabled={text.trim() === ''} loading={edit.isPending}>
          {aim?.kind === 'edit' ? m.chat_save() : m.chat_send()}
        </Button>
      </div>
    </form>
  );
}
