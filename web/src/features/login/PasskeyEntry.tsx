import { Button } from '@mantine/core';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { m } from '../../paraglide/messages.js';

type Props = { goOn: (entered: { isHeldBack: boolean }) => void };

/** Logs in by a passkey: the browser offers those that it has of this site. */
export function PasskeyEntry({ goOn }: Props) {
  const { lang } = usePageLocation();
  const [said, setSaid] = useState('');
  const { busy, run } = useOneAtATime();
  const begin = trpc.waysIn.beginPasskeyEntry.useMutation();
  const enter = trpc.waysIn.enterByPasskey.useMutation();
  const logIn = async () => {
    setSaid('');
    const { token, options } = await begin.mutateAsync({ lang });
    const response = await startAuthentication({ optionsJSON: options }).catch(() => null);
    if (!response) return setSaid(m.login_passkey_none());
    goOn(await enter.mutateAsync({ lang, token, response }));
  };
  const start = () => void run(() => logIn().catch((error: unknown) => setSaid(refusalOf(error).message)));
  return (
    <>
      <Button variant="default" aria-disabled={busy} onClick={start}>
        {m.login_passkey()}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
