import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import { useForgotten } from './use-forgotten.ts';

export function ForgottenPasswordPage() {
  const request = trpc.account.forgottenPassword.useMutation();
  const forgotten = useForgotten(request.mutateAsync);
  return (
    <PageFrame title={m.forgotten_password_title()} description={m.forgotten_password_description()}>
      <ForgottenForm {...forgotten} hint={m.forgotten_password_hint()} />
    </PageFrame>
  );
}
