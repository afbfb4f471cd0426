import { Button } from '@mantine/core';
import { withCaptcha } from '../../../lib/captcha.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { WriteForm } from '../../../ui/form/WriteForm.tsx';
import { useWriteForm } from '../../../ui/form/use-write-form.ts';
import type { TopicState } from '../use-topic.ts';
import classes from '../forum.module.css';
import blocks from '../../../ui/blocks.module.css';
import { TextArea } from './TextArea.tsx';

/** An answer in the topic; what is typed stays in this browser until it is published. */
export function WritePost({ topic }: { topic: TopicState }) {
  const { lang, tid, answered, answer, say, refresh } = topic;
  const { client } = trpc.useUtils();
  const form = useWriteForm({
    draft: `topic ${tid}`,
    initial: { text: '' },
    inputOf: ({ text }) => ({ lang, tid, text, quotedId: answered?.id ?? null }),
    send: (input, signal) =>
      withCaptcha(
        'post',
        (action) => client.account.captcha.mutate({ lang, action }),
        (captcha) => client.forum.addPost.mutate({ ...input, captcha }, { signal }),
      ),
    done: ({ isHeld, path }) => {
      answer(null);
      form.startOver();
      say(isHeld ? m.forum_held() : m.forum_done());
      if (isHeld) void refresh();
      else location.assign(path);
    },
  });
  return (
    <section id="write" aria-labelledby="write-title" className={`${blocks.prose} ${classes.write}`}>
      <h2 id="write-title">{m.forum_reply_title()}</h2>
      {answered && (
        <p>
          {m.forum_quoted({ who: answered.author?.name ?? m.forum_gone_member() })}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => answer(null)}>
            {m.forum_cancel()}
          </Button>
        </p>
      )}
      <WriteForm form={form} submit={m.forum_submit()}>
        <TextArea form={form} name="text" label={m.forum_text()} hint={m.forum_text_hint()} />
      </WriteForm>
    </section>
  );
}
