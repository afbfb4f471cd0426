import { Group } from '@mantine/core';
import type { LinkOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { type LinkOutcome, outcomeOf } from '@rondelle/contracts/membership/mailed-link.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { LinkFollowed } from './LinkFollowed.tsx';

type Username = { username: string };
type Words = { asks: (name: Username) => string; why: () => string; yes: () => string; no: () => string };

const wordsOf: Readonly<Record<LinkOutput['purpose'], Words>> = {
  'verify-email': {
    asks: m.verify_asks_email,
    why: m.verify_why_email,
    yes: m.verify_submit,
    no: m.verify_reject,
  },
  'parent-consent': {
    asks: m.verify_asks_parent,
    why: m.verify_why_parent,
    yes: m.verify_consent,
    no: m.verify_refuse,
  },
  'change-email': {
    asks: m.verify_asks_change,
    why: m.verify_why_change,
    yes: m.verify_change,
    no: m.verify_keep,
  },
};

type Props = { token: string; link: LinkOutput; finish: (outcome: LinkOutcome) => void };

/** Asks to confirm or reject the link's purpose for an account. Works without JavaScript. */
export function LinkConfirmation({ token, link: { purpose, username, isFollowed }, finish }: Props) {
  const { lang } = usePageLocation();
  const confirm = trpc.account.confirm.useMutation();
  const reject = trpc.account.reject.useMutation();
  const yes = useForm({
    initial: {},
    failed: m.form_failed(),
    send: async () => {
      const { confirmed, isActive } = await confirm.mutateAsync({ lang, token });
      finish(outcomeOf(confirmed, isActive));
    },
  });
  const no = useForm({
    initial: {},
    failed: m.form_failed(),
    send: async () => {
      await reject.mutateAsync({ lang, token });
      finish('rejected');
    },
  });
  const words = wordsOf[purpose];
  if (isFollowed) return <LinkFollowed isParent={purpose === 'parent-consent'} username={username} />;
  return (
    <div>
      <p>{words.asks({ username })}</p>
      <p>{words.why()}</p>
      <Group>
        <Form form={yes} submit={words.yes()} worksWithoutScripts>
          <input type="hidden" name="link" value={token} />
          <input type="hidden" name="answer" value="confirm" />
        </Form>
        <Form form={no} submit={words.no()} worksWithoutScripts quiet>
          <input type="hidden" name="link" value={token} />
          <input type="hidden" name="answer" value="reject" />
        </Form>
      </Group>
    </div>
  );
}
