import { Button } from '@mantine/core';
import { startAuthentication } from '@simplewebauthn/browser';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOneAtATime } from '../../lib/forms/use-one-at-a-time.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';

type Props = { goOn: (entered: { isHeldBack: boolean }) => void };

/** Logs in with a passkey; the browser offers those it has for this site. */
export function PasskeyEntry({ goOn }: Props) {
  const { lang } = usePageLocation();
  const { message, setMessage, attempt } = useOutcome();
  const { busy, run } = useOneAtATime();
  const begin = trpc.signInMethods.beginPasskeyEntry.useMutation();
  const enter = trpc.signInMethods.enterByPasskey.useMutation();
  const logIn = async () => {
    setMessage('');
    const { token, options } = await begin.mutateAsync({ lang });
    const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
    if (!response) return setMessage(m.login_passkey_none());
    goOn(await enter.mutateAsync({ lang, token, response }));
  };
  const start = () => void run(async () => void (await attempt(logIn)));
  return (
    <>
      <Button variant="default" aria-disabled={busy} onClick={start}>
        {m.login_passkey()}
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
