import { Button, Group, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import type { TextInQueue } from '@rondelle/contracts/moderation/texts.outputs.ts';
import { type TextReason, textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../../lib/forms/use-refresh-after-write.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import blocks from '../../../ui/blocks.module.css';

const muteDays = [
  ['0', m.review_text_mute_0],
  ['1', m.review_text_mute_1],
  ['7', m.review_text_mute_7],
  ['30', m.review_text_mute_30],
] as const;

type Decide = (
  text: TextInQueue,
  decision: 'approve' | 'remove',
  because: TextReason,
  days: number,
) => Promise<void>;

function Judge({ text, decide }: { text: TextInQueue; decide: Decide }) {
  const [because, setBecause] = useState<TextReason>(
    () => textReasons.find((reason) => text.reasons.includes(reason)) ?? 'other',
  );
  const [days, setDays] = useState('0');
  return (
    <Group mt="sm" align="end">
      <NativeSelect
        label={m.review_text_why()}
        value={because}
        onChange={({ currentTarget }) => setBecause(currentTarget.value as TextReason)}
        data={textReasons.map((value) => ({ value, label: textReasonWords(value) }))}
      />
      {text.mayMute && (
        <NativeSelect
          label={m.review_text_mute()}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
          data={muteDays.map(([value, label]) => ({ value, label: label() }))}
        />
      )}
      <Button onClick={() => void decide(text, 'remove', because, Number(days))}>
        {m.review_text_remove()}
      </Button>
      <Button variant="default" onClick={() => void decide(text, 'approve', because, 0)}>
        {m.review_text_keep()}
      </Button>
    </Group>
  );
}

function OneText({ text, decide }: { text: TextInQueue; decide: Decide }) {
  const { author, label, reasons, reports, recordedAt, appeal, decided, because, state, isOwn } = text;
  return (
    <li className={blocks.card}>
      <blockquote style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text.text}
      </blockquote>
      <p className={blocks.note}>
        <Link href={author.path}>{author.name}</Link> · {label && `${label} · `}
        <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
      </p>
      <ul className={blocks.line} aria-label={m.review_why()}>
        {reasons.map((reason) => (
          <li key={reason}>{textReasonWords(reason)}</li>
        ))}
        {reports > 0 && <li>{m.review_texts_reports({ count: reports })}</li>}
      </ul>
      {appeal && <p>{m.review_text_appeal({ text: appeal })}</p>}
      {decided && state !== 'open' && (
        <p className={blocks.note}>
          {decided.by === null
            ? m.review_decided({ when: formatInstant(decided.at) })
            : m.review_decided_by({ name: decided.by, when: formatInstant(decided.at) })}{' '}
          {because && textReasonWords(because)}
        </p>
      )}
      {state === 'open' && (isOwn ? <p>{m.review_text_own()}</p> : <Judge text={text} decide={decide} />)}
    </li>
  );
}

/** Held or reported texts of members, each with the possible decisions. */
export function TextList({ texts }: { texts: readonly TextInQueue[] }) {
  const { lang } = usePageLocation();
  const refresh = useRefreshAfterWrite();
  const send = trpc.moderation.decideText.useMutation();
  const { message, attempt } = useOutcome();
  const decide: Decide = async (text, decision, because, days) => {
    const { name } = text.author;
    const seen = text.text;
    await attempt(
      () => send.mutateAsync({ lang, id: text.id, decision, because, muteDays: days, seen }),
      decision === 'approve' ? m.review_text_kept({ name }) : m.review_text_removed({ name }),
    );
    // Also after an error: the text may have changed since.
    await refresh();
  };
  if (texts.length === 0) return message && <p role="status">{message}</p>;
  return (
    <Section title={m.review_texts()}>
      <p role="status">{message}</p>
      <ul className={blocks.stack} style={{ listStyle: 'none' }}>
        {texts.map((text) => (
          <OneText key={text.id} text={text} decide={decide} />
        ))}
      </ul>
    </Section>
  );
}
