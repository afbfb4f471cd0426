import { useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useForm } from '../../ui/fields/use-form.ts';

type SendRequest = (input: { lang: 'fr' | 'en'; email: string }) => Promise<{ inbox: string | null }>;

/** A form for an e-mail address. The response is the same whether or not the address has an account. */
export const useForgotten = (request: SendRequest) => {
  const { lang } = usePageLocation();
  const [done, setDone] = useState<{ inbox: string | null } | null>(null);
  const form = useForm({
    initial: { email: '' },
    failed: m.form_failed(),
    send: async ({ email }) => setDone(await request({ lang, email })),
  });
  return { form, done };
};
