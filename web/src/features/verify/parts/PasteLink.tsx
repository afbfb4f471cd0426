import { tokenInLink } from '@rondelle/contracts/membership/mailed-link.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FieldError } from '../../../lib/http/call-error.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';

/** Displayed without a valid token: accepts a pasted link, or links to the pages that send another mail. */
export function PasteLink({ found }: { found: readonly FieldError[] }) {
  const paths = usePaths();
  const form = useForm({
    initial: { link: '' },
    found,
    failed: m.form_failed(),
    check: ({ link }) => (tokenInLink(link) ? [] : [{ field: 'link', message: m.verify_expired() }]),
    send: async ({ link }) => {
      location.hash = tokenInLink(link) ?? '';
    },
  });
  return (
    <>
      <Form form={form} submit={m.verify_continue()} worksWithoutScripts>
        <TextField
          form={form}
          name="link"
          label={m.verify_link()}
          hint={m.verify_link_hint()}
          autoComplete="off"
        />
      </Form>
      <LinkList
        inline
        items={[
          { path: paths.forgottenPassword(), name: m.verify_ask_again() },
          { path: paths.parentConsent(), name: m.parent_consent_title() },
          { path: paths.login(), name: m.login_title() },
        ]}
      />
    </>
  );
}
