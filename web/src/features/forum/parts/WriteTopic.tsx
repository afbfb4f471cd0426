import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { withCaptcha } from '../../../lib/captcha.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { LineField } from '../../../ui/form/LineField.tsx';
import { WriteForm } from '../../../ui/form/WriteForm.tsx';
import { useWriteForm } from '../../../ui/form/use-write-form.ts';
import { TextArea } from './TextArea.tsx';

/** A title and the first post. */
export function WriteTopic({ place: { kind, id } }: { place: TopicCard['place'] }) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const [isHeld, setHeld] = useState(false);
  const form = useWriteForm({
    draft: `new topic ${kind} ${id}`,
    initial: { title: '', text: '' },
    inputOf: ({ title, text }) => ({
      lang,
      title,
      text,
      cid: kind === 'category' ? id : null,
      lid: kind === 'league' ? id : null,
    }),
    send: (input, signal) =>
      withCaptcha(
        'post',
        (action) => client.account.captcha.mutate({ lang, action }),
        (captcha) => client.forum.addTopic.mutate({ ...input, captcha }, { signal }),
      ),
    done: (written) => {
      if (written.isHeld) setHeld(true);
      else location.assign(written.path);
    },
  });
  if (isHeld) return <p role="status">{m.forum_held()}</p>;
  return (
    <WriteForm form={form} submit={m.forum_submit()}>
      <LineField form={form} name="title" label={m.forum_topic_title()} maxLength={120} />
      <TextArea form={form} name="text" label={m.forum_text()} hint={m.forum_text_hint()} />
    </WriteForm>
  );
}
