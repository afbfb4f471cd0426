import { Button } from '@mantine/core';
import { trpc } from '../../../lib/http/trpc.ts';
import { useCaptcha } from '../../../lib/member/use-captcha.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import type { TopicState } from '../use-topic.ts';
import { TextArea } from './TextArea.tsx';

type Props = { own: { readonly id: number; readonly text: string }; topic: TopicState };

/** Edits the member's own post in place. */
export function EditPost({ own: { id, text }, topic: { lang, edit, setMessage, refresh } }: Props) {
  const { client } = trpc.useUtils();
  const withCaptcha = useCaptcha();
  const form = useForm({
    initial: { text },
    failed: m.form_failed(),
    send: async (values) => {
      const { isHeld } = await withCaptcha((captcha) =>
        client.forum.editPost.mutate({ lang, id, text: values.text, captcha }),
      );
      edit(null);
      setMessage(isHeld ? m.forum_held() : m.forum_done());
      await refresh();
    },
  });
  return (
    <Form form={form} submit={m.forum_save()}>
      <TextArea form={form} name="text" label={m.forum_text()} hint={m.forum_text_hint()} />
      <Button variant="default" onClick={() => edit(null)} style={{ alignSelf: 'flex-start' }}>
        {m.forum_cancel()}
      </Button>
    </Form>
  );
}
