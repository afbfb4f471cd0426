import { Button } from '@mantine/core';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { EmailForm } from './parts/EmailForm.tsx';
import { ExportButton } from './parts/ExportButton.tsx';
import { PasswordForm } from './parts/PasswordForm.tsx';
import { Sessions } from './parts/Sessions.tsx';
import { Trust } from './parts/Trust.tsx';
import { useAccount } from './use-account.ts';

const loadSignInMethods = async () => (await import('./sign-in-methods/SignInMethods.tsx')).SignInMethods;
const loadErase = async () => (await import('./parts/EraseForm.tsx')).EraseForm;

export function AccountPage() {
  const { lang, paths, account, logOut, endSession, endOthers, fetchExport } = useAccount();
  const { linked } = usePage('account').values;
  const { Part: SignInMethods } = useLater(account.isSuccess, loadSignInMethods);
  const { Part: EraseForm } = useLater(account.isSuccess, loadErase);
  const frame = { title: m.account_title(), description: m.account_description() };
  if (account.isPending) return <OwnLoading {...frame} shape="text" />;
  if (account.error?.data?.domainCode === 'session/required')
    return (
      <PageFrame {...frame}>
        <Empty title={m.account_log_in_first()}>
          <LoginLink next={paths.account()} />
        </Empty>
      </PageFrame>
    );
  if (hasFailed(account))
    return <Failed failure={failureOf(account.error)} retry={() => void account.refetch()} />;
  const { id, username, role, email, sessions } = account.data;
  return (
    <PageFrame
      {...frame}
      facts={
        <>
          <Link href={paths.user({ id, name: username })}>{username}</Link>
          <span>{roleWords(role)}</span>
        </>
      }
    >
      <p>
        <Button variant="default" onClick={() => logOut.mutate({ lang })}>
          {m.account_log_out()}
        </Button>
      </p>
      <Section title={m.account_sessions()}>
        <Sessions
          sessions={sessions}
          end={(sessionId) => endSession.mutate({ lang, sessionId })}
          endOthers={() => endOthers.mutate({ lang })}
        />
      </Section>
      <Section title={m.ways_title()}>
        {linked && <Note role="status">{m.ways_linked()}</Note>}
        {SignInMethods && <SignInMethods />}
      </Section>
      <Section title={m.trust_title()}>
        <Trust />
      </Section>
      <Section title={m.account_change_email()}>
        <EmailForm email={email} />
      </Section>
      <Section title={m.account_change_password()}>
        <PasswordForm username={username} />
      </Section>
      <Section title={m.account_data()}>
        <p>{m.account_data_text()}</p>
        <ExportButton fetchExport={fetchExport} />
      </Section>
      <Section title={m.erase_title()}>{EraseForm && <EraseForm />}</Section>
    </PageFrame>
  );
}
