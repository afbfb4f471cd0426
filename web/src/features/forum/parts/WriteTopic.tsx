import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { useState } from 'react';
import { usePaths } from '../../../lib/page/page-location.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { useCaptcha } from '../../../lib/member/use-captcha.ts';
import { m } from '../../../paraglide/messages.js';
import { ShortTextField } from '../../../ui/fields/ShortTextField.tsx';
import { WriteForm } from '../../../ui/form/WriteForm.tsx';
import { useWriteForm } from '../../../ui/form/use-write-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { useAgePrompt } from '../use-age-prompt.ts';
import { IfAllowed } from './IfAllowed.tsx';
import { TextArea } from './TextArea.tsx';

export function WriteTopic({ place: { kind, id } }: { place: TopicCard['place'] }) {
  const { lang, client } = useClient();
  const paths = usePaths();
  const withCaptcha = useCaptcha();
  const { AgePrompt, withAge, onAgeSaved: answered } = useAgePrompt();
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
      withAge(() =>
        withCaptcha((captcha) => client.forum.addTopic.mutate({ ...input, captcha }, { signal })),
      ),
    done: (written) => {
      if (written.isHeld) setHeld(true);
      else location.assign(written.path);
    },
  });
  if (isHeld)
    return (
      <div role="status">
        <Empty title={m.forum_held()}>
          <Link href={paths.forum()}>{m.forum_search_end()}</Link>
        </Empty>
      </div>
    );
  return (
    <IfAllowed>
      {AgePrompt && <AgePrompt onDone={answered} />}
      <WriteForm form={form} submit={m.forum_submit()}>
        <ShortTextField form={form} name="title" label={m.forum_topic_title()} maxLength={120} />
        <TextArea form={form} name="text" label={m.forum_text()} hint={m.forum_text_hint()} />
      </WriteForm>
    </IfAllowed>
  );
}
