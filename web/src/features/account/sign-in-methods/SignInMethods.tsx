import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Services } from './Services.tsx';
import { useNewCodes } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

/** All sign-in methods of the account besides the password, with forms that add and remove them. */
export function SignInMethods() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const query = trpc.signInMethods.list.useQuery({ lang }, { retry: false, staleTime: 0 });
  const { codes, changed } = useNewCodes();
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { hasPassword, passkeys, providers, authenticatorSince, recoveryCodes, isHeldBack } = query.data;
  return (
    <div className={blocks.stack}>
      {isHeldBack && <Note role="status">{m.ways_held_back()}</Note>}
      {!hasPassword && (
        <Note>
          {m.ways_no_password()} <Link href={paths.forgottenPassword()}>{m.forgotten_password_title()}</Link>
        </Note>
      )}
      <Passkeys passkeys={passkeys} canAdd={hasPassword} changed={changed} />
      <Authenticator since={authenticatorSince} canAdd={hasPassword} changed={changed} />
      <RecoveryCodes codes={codes} left={recoveryCodes} changed={changed} />
      {providers.length > 0 && <Services providers={providers} canAdd={hasPassword} changed={changed} />}
    </div>
  );
}
