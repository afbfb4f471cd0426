import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { ChangeParent } from './ChangeParent.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { useForgotten } from './use-forgotten.ts';

/** For a child whose parent lost or never received the request for consent. */
export function ParentConsentPage() {
  const request = trpc.account.askParentAgain.useMutation();
  const forgotten = useForgotten(request.mutateAsync);
  return (
    <PageFrame title={m.parent_consent_title()} description={m.parent_consent_description()}>
      <p>{m.parent_consent_intro()}</p>
      <Section title={m.parent_consent_again()}>
        <ForgottenForm
          {...forgotten}
          hint={m.parent_consent_hint()}
          submit={m.parent_consent_submit()}
          doneMessage={m.parent_consent_done()}
        />
      </Section>
      <Section title={m.parent_change_title()}>
        <ChangeParent />
      </Section>
    </PageFrame>
  );
}
