import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { useForgotten } from './use-forgotten.ts';

export function ForgottenUsernamePage() {
  const request = trpc.account.forgottenUsername.useMutation();
  const forgotten = useForgotten(request.mutateAsync);
  return (
    <PageFrame title={m.forgotten_username_title()} description={m.forgotten_username_description()}>
      <ForgottenForm {...forgotten} hint={m.forgotten_username_hint()} />
    </PageFrame>
  );
}
