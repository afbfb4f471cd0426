import { Button, Group, Textarea } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import { textLength } from '@rondelle/contracts/community/texts.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { useCaptcha } from '../../../lib/member/use-captcha.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import type { Aim } from '../aim.ts';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  chatid: number;
  names: readonly string[];
  aim: Aim;
  setAim: (aim: Aim) => void;
  post: (text: string, replyTo: number | null) => void;
};

const typingEveryMs = 3_000;
const mostNames = 6;

/** Names that complete the mention after the last `@`. */
const namesFor = (text: string, names: readonly string[]): readonly string[] => {
  const begun = /(?:^|\s)@([^@\n]{0,30})$/.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return names.filter((name) => name.toLowerCase().startsWith(begun)).slice(0, mostNames);
};

const useTyping = (chatid: number) => {
  const { lang, client } = useClient();
  const sentAt = useRef(0);
  return () => {
    if (Date.now() - sentAt.current < typingEveryMs) return;
    sentAt.current = Date.now();
    client.chat.typing.mutate({ lang, chatid }).catch(() => undefined);
  };
};

/** The unsent text; sends it as a message, or as the new text of the edited one. */
const useDraftMessage = ({ chatid, aim, setAim, post }: Omit<Props, 'names'>) => {
  const { lang } = usePageLocation();
  const withCaptcha = useCaptcha();
  const edit = trpc.chat.edit.useMutation();
  const edited = aim?.kind === 'edit' ? aim.message : null;
  const { draft, change, clear } = useDraft(`chat ${chatid}${edited ? ` ${edited.id}` : ''}`, () => ({
    text: edited?.message ?? '',
  }));
  const { text } = draft;
  const setText = (next: string) => (next === '' && !edited ? clear({ text: '' }) : change({ text: next }));
  const cancel = () => {
    if (edited) clear();
    setAim(null);
  };
  const { message, attempt } = useOutcome();
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    if (!edited) {
      post(text, aim?.message.id ?? null);
      setText('');
      return setAim(null);
    }
    const isDone = await attempt(() =>
      withCaptcha((captcha) => edit.mutateAsync({ lang, chatid, seq: edited.id, text, captcha })),
    );
    if (isDone) cancel();
  };
  return { text, setText, isEdit: edited !== null, cancel, message, send, isPending: edit.isPending };
};

type MentionsProps = { text: string; names: readonly string[]; take: (name: string) => void };

function Mentions({ text, names, take }: MentionsProps) {
  const found = namesFor(text, names);
  if (found.length === 0) return null;
  return (
    <Group gap="xs" mb="xs">
      {found.map((name) => (
        <Button key={name} size="compact-sm" variant="default" onClick={() => take(name)}>
          @{name}
        </Button>
      ))}
    </Group>
  );
}

/**
 * The message input; unsent text is stored in the browser. Enter sends on devices with a keyboard, Shift+Enter
 * adds a line, Escape cancels a reply or an edit.
 */
export function Composer(props: Props) {
  const { names, ...draft } = props;
  const { chatid, aim } = draft;
  const { text, setText, isEdit, cancel, message, send, isPending } = useDraftMessage(draft);
  const sendTyping = useTyping(chatid);
  const field = useRef<HTMLTextAreaElement>(null);
  // Choosing “reply” or “edit” moves the focus to the input.
  useEffect(() => {
    if (aim) field.current?.focus();
  }, [aim]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && aim) cancel();
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
          {isEdit ? m.chat_editing() : m.chat_replying({ name: aim.message.user.username })}
          <Button size="compact-sm" variant="subtle" onClick={cancel}>
            {m.chat_cancel()}
          </Button>
        </p>
      )}
      <Mentions text={text} names={names} take={take} />
      <Group align="flex-end" gap="0.5rem" wrap="nowrap">
        <Textarea
          ref={field}
          flex={1}
          aria-label={m.chat_write()}
          placeholder={m.chat_write()}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={textLength.chat.most}
          value={text}
          error={message}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (currentTarget.value !== '') sendTyping();
          }}
        />
        <Button
          type="submit"
          disabled={text.trim() === ''}
          loading={isPending}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isEdit ? m.chat_save() : m.chat_send()}
        </Button>
      </Group>
    </form>
  );
}
