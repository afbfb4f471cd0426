import type { AwaitedConsentOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useForm } from '../../ui/fields/use-form.ts';

/**
 * Two forms: the child identifies itself, then names another parent. The second one sends the first one's password
 * again.
 */
export const useChangeParent = () => {
  const { lang } = usePageLocation();
  const [awaited, setAwaited] = useState<AwaitedConsentOutput | null>(null);
  const [isChanged, setChanged] = useState(false);
  const read = trpc.account.awaitedConsent.useMutation();
  const write = trpc.account.changeParent.useMutation();
  const look = useForm({
    initial: { login: '', password: '' },
    failed: m.form_failed(),
    send: async (values) => setAwaited(await read.mutateAsync({ lang, ...values })),
  });
  const change = useForm({
    initial: { parentEmail: '' },
    failed: m.form_failed(),
    send: async ({ parentEmail }) => {
      setAwaited(await write.mutateAsync({ lang, parentEmail, ...look.values }));
      setChanged(true);
    },
  });
  return { look, change, awaited, isChanged };
};
