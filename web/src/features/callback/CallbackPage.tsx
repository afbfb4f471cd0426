import { type SignInOutcome, signInOutcomes } from '@rondelle/contracts/membership/sign-in-outcomes.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { NewcomerForm } from './parts/NewcomerForm.tsx';
import { SecondFactorForm } from './parts/SecondFactorForm.tsx';
import blocks from '../../ui/blocks.module.css';

const words: Readonly<Record<Exclude<SignInOutcome, 'second-factor' | 'newcomer'>, () => string>> = {
  'no-account': m.callback_no_account,
  'not-active': m.callback_not_active,
  'linked-elsewhere': m.callback_linked_elsewhere,
  declined: m.callback_declined,
  expired: m.callback_expired,
  unavailable: m.callback_unavailable,
};

const partOf = (outcome: SignInOutcome | undefined) => {
  if (outcome === undefined) return <p>{m.callback_nothing()}</p>;
  if (outcome === 'second-factor') return <SecondFactorForm />;
  if (outcome === 'newcomer') return <NewcomerForm />;
  return (
    <p role="alert" className={blocks.prose}>
      {words[outcome]()}
    </p>
  );
};

/**
 * Return page of a sign-in with another provider when the member is not logged in yet: requests missing data or
 * states why the sign-in was refused.
 */
export function CallbackPage() {
  const { values } = usePage('callback');
  const outcome = signInOutcomes.find((one) => one === values.outcome);
  const paths = usePaths();
  return (
    <PageFrame title={m.callback_title()} description={m.callback_description()}>
      {partOf(outcome)}
      <LinkList
        inline
        items={[
          { path: paths.login(), name: m.login_title() },
          { path: paths.register(), name: m.register_title() },
        ]}
      />
    </PageFrame>
  );
}
