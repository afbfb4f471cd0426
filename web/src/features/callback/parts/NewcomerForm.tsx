import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { m } from '../../../paraglide/messages.js';
import { AcceptTerms } from '../../../ui/choices/AcceptTerms.tsx';
import { CheckboxField } from '../../../ui/choices/CheckboxField.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { UsernameField } from '../../../ui/fields/UsernameField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

/** Registration form for a newcomer whose e-mail address the sign-in provider confirms. */
export function NewcomerForm() {
  const { lang, client } = useClient();
  const paths = usePaths();
  const isReady = useIsHydrated();
  const who = useQuery({
    queryKey: ['newcomer'],
    queryFn: () => client.signInMethods.newcomer.mutate({ lang }),
    enabled: isReady,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const join = trpc.signInMethods.join.useMutation();
  const form = useForm({
    initial: { username: '', isOver14: '', acceptsTerms: '' },
    failed: m.form_failed(),
    send: async ({ username, isOver14, acceptsTerms }) => {
      await join.mutateAsync({
        lang,
        username,
        isOver14: isOver14 === 'yes',
        acceptsTerms: acceptsTerms === 'yes',
      });
      location.replace(paths.account());
    },
  });
  if (!isReady || who.isPending) return <Loading shape="text" />;
  if (!who.data) return <p role="alert">{m.callback_expired()}</p>;
  return (
    <>
      <p>{m.callback_newcomer(who.data)}</p>
      <Form form={form} submit={m.callback_newcomer_submit()}>
        <UsernameField form={form} />
        <CheckboxField form={form} name="isOver14">
          {m.register_age_over()}
        </CheckboxField>
        <AcceptTerms form={form} name="acceptsTerms" />
        <p>
          <Link href={paths.register()}>{m.callback_newcomer_child()}</Link>
        </p>
      </Form>
    </>
  );
}
