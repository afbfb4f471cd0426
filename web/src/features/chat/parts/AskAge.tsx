import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

/** Asked once, before anybody chats: whether one is 14, or 18. */
export function AskAge() {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const say = trpc.chat.sayAge.useMutation();
  const [fault, setFault] = useState<string | null>(null);
  const answer = async (age: '14' | '18') => {
    try {
      await say.mutateAsync({ lang, age });
      await utils.chat.invalidate();
    } catch (error) {
      setFault(refusalOf(error).message);
    }
  };
  return (
    <section className={`${blocks.card} ${blocks.prose}`}>
      <h2>{m.chat_age_title()}</h2>
      <p>{m.chat_age_text()}</p>
      {fault && (
        <p role="alert" className={blocks.error}>
          {fault}
        </p>
      )}
      <Group>
        <Button variant="default" disabled={say.isPending} onClick={() => void answer('14')}>
          {m.chat_age_14()}
        </Button>
        <Button variant="default" disabled={say.isPending} onClick={() => void answer('18')}>
          {m.chat_age_18()}
        </Button>
      </Group>
    </section>
  );
}
