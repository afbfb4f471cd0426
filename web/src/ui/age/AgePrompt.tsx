import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

const ages = [
  ['under14', m.chat_age_under14],
  ['14', m.chat_age_14],
  ['18', m.chat_age_18],
] as const;

/** Requests a member's age before the first text. Then moves focus to the content, since its button is removed. */
export function AgePrompt({ onDone: answered }: { onDone?: () => void }) {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const recordAge = trpc.chat.sayAge.useMutation();
  const { message, attempt } = useOutcome();
  const choose = async (age: (typeof ages)[number][0]) => {
    if (!(await attempt(() => recordAge.mutateAsync({ lang, age })))) return;
    await Promise.all([utils.chat.invalidate(), utils.forum.mayWrite.invalidate()]);
    answered?.();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={`${blocks.card} ${blocks.prose}`}>
      <h2>{m.chat_age_title()}</h2>
      <p>{m.chat_age_text()}</p>
      {message && (
        <p role="alert" className={blocks.error}>
          {message}
        </p>
      )}
      <Group mt="sm">
        {ages.map(([age, words]) => (
          <Button key={age} variant="default" disabled={recordAge.isPending} onClick={() => void choose(age)}>
            {words()}
          </Button>
        ))}
      </Group>
    </section>
  );
}
