import { type Registration, registrationErrors } from '@rondelle/contracts/membership/registration.ts';
import { useState } from 'react';
import { usePage } from '../../lib/page/page-location.ts';
import { captchaFor } from '../../lib/member/captcha.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useForm } from '../../ui/fields/use-form.ts';
import { errorTexts } from './error-texts.ts';

const empty = {
  username: '',
  email: '',
  emailConfirmation: '',
  password: '',
  age: '',
  parentEmail: '',
  hockeyAnswer: '',
  acceptsTerms: '',
};

const registrationOf = ({ age, acceptsTerms, ...texts }: typeof empty): Registration => ({
  ...texts,
  age: age === 'over14' || age === 'under14' ? age : '',
  acceptsTerms: acceptsTerms === 'yes',
});

/** The registration form. `done`: the address that the confirmation mail was sent to. */
export const useRegistration = () => {
  const { lang } = usePage('register');
  const [done, setDone] = useState<{ email: string; inbox: string | null } | null>(null);
  const { client } = trpc.useUtils();
  const register = trpc.account.register.useMutation();
  const form = useForm({
    initial: empty,
    failed: m.form_failed(),
    check: (values) =>
      Object.entries(registrationErrors(registrationOf(values))).map(([field, code]) => ({
        field,
        message: errorTexts[code](),
      })),
    send: async (values) => {
      const registration = registrationOf(values);
      const captcha = await captchaFor('register', (action) =>
        client.account.captcha.mutate({ lang, action }),
      );
      const { inbox } = await register.mutateAsync({ lang, captcha, ...registration });
      setDone({ email: registration.email, inbox });
    },
  });
  return { form, done };
};
