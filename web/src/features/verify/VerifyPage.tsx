import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { LinkDone } from './parts/LinkDone.tsx';
import { LinkConfirmation } from './parts/LinkQuestion.tsx';
import { PasteLink } from './parts/PasteLink.tsx';
import { useLink } from './use-link.ts';

/**
 * Opened by a mailed link: states its purpose and account, and asks for confirmation. Mail scanners
 * that only open the link confirm nothing.
 */
export function VerifyPage() {
  const { isReady, token, link, found, outcome, setOutcome } = useLink();
  if (outcome)
    return (
      <PageFrame title={m.verify_title()} description={m.verify_description()}>
        <LinkDone outcome={outcome} />
      </PageFrame>
    );
  return (
    <PageFrame title={m.verify_title()} description={m.verify_description()}>
      {link && token && <LinkConfirmation token={token} link={link} finish={setOutcome} />}
      {!link &&
        isReady &&
        (token && found.length === 0 ? <Loading shape="text" /> : <PasteLink found={found} />)}
      {!isReady && (
        <noscript>
          <PasteLink found={found} />
        </noscript>
      )}
    </PageFrame>
  );
}
