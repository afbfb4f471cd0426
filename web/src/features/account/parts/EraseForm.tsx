import { useState } from 'react';
import { clearDrafts } from '../../../lib/forms/drafts.ts';
import { clearMemberData } from '../../../lib/member/clear-member-data.ts';
import { forgetEntriesOf } from '../../../lib/offline/outbox/outbox.ts';
import { usePaths, usePageLocation } from '../../../lib/page/page-location.ts';
import { signedInAs } from '../../../lib/member/signed-in.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { RadioField } from '../../../ui/choices/RadioField.tsx';
import { Done } from '../../../ui/fields/Done.tsx';
import { Group } from '../../../ui/fields/Group.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';

/** Deletes the account, or only its personal data. Explains each choice and asks for the password. */
export function EraseForm() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [done, setDone] = useState(false);
  const erase = trpc.account.erase.useMutation();
  const utils = trpc.useUtils();
  const form = useForm({
    initial: { what: 'data', currentPassword: '' },
    failed: m.form_failed(),
    send: async ({ what, currentPassword }) => {
      const member = signedInAs();
      await erase.mutateAsync({ lang, what: what === 'account' ? 'account' : 'data', currentPassword });
      clearDrafts(member);
      await forgetEntriesOf(member);
      await clearMemberData();
      if (what === 'account') location.assign(paths.home());
      else {
        setDone(true);
        await utils.account.get.invalidate();
      }
    },
  });
  if (done) return <Done>{m.erase_data_done()}</Done>;
  return (
    <Form form={form} submit={m.erase_submit()}>
      <Group legend={m.erase_what()}>
        <RadioField form={form} name="what" value="data" first>
          {m.erase_data()}
        </RadioField>
        <RadioField form={form} name="what" value="account">
          {m.erase_account()}
        </RadioField>
      </Group>
      <CurrentPasswordField form={form} />
    </Form>
  );
}
