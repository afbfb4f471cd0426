import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../lib/http/trpc.ts';
import { useCaptcha } from '../../../lib/member/use-captcha.ts';
import { m } from '../../../paraglide/messages.js';
import { WriteForm } from '../../../ui/form/WriteForm.tsx';
import { useWriteForm } from '../../../ui/form/use-write-form.ts';
import { useAgePrompt } from '../use-age-prompt.ts';
import type { TopicState } from '../use-topic.ts';
import blocks from '../../../ui/blocks.module.css';
import { IfAllowed } from './IfAllowed.tsx';
import { TextArea } from './TextArea.tsx';

/** A reply in the topic. The draft is stored in the browser until it is published. */
export function WritePost({ topic }: { topic: TopicState }) {
  const { lang, tid, repliedTo: answered, replyTo, setMessage, refresh } = topic;
  const { client } = trpc.useUtils();
  const withCaptcha = useCaptcha();
  const { AgePrompt, withAge, onAgeSaved } = useAgePrompt();
  const form = useWriteForm({
    draft: `topic ${tid}`,
    initial: { text: '' },
    inputOf: ({ text }) => ({ lang, tid, text, quotedId: answered?.id ?? null }),
    send: (input, signal) =>
      withAge(() => withCaptcha((captcha) => client.forum.addPost.mutate({ ...input, captcha }, { signal }))),
    done: ({ isHeld, path }) => {
      replyTo(null);
      form.startOver();
      setMessage(isHeld ? m.forum_held() : m.forum_done());
      if (isHeld) void refresh();
      else location.assign(path);
    },
  });
  // Choosing “quote” moves the focus to the text.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!answered) return;
    section.current?.scrollIntoView();
    section.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [answered]);
  return (
    <section ref={section} id="write" aria-labelledby="write-title" className={blocks.prose}>
      <h2 id="write-title">{m.forum_reply_title()}</h2>
      <IfAllowed>
        {answered && (
          <p>
            {m.forum_quoted({ who: answered.author?.name ?? m.forum_gone_member() })}{' '}
            <Button variant="subtle" size="compact-md" onClick={() => replyTo(null)}>
              {m.forum_cancel()}
            </Button>
          </p>
        )}
        {AgePrompt && <AgePrompt onDone={onAgeSaved} />}
        <WriteForm form={form} submit={m.forum_submit()}>
          <TextArea form={form} name="text" label={m.forum_text()} hint={m.forum_text_hint()} />
        </WriteForm>
      </IfAllowed>
    </section>
  );
}
