import { useQuery } from '@tanstack/react-query';
import { useInBrowser } from '../../../lib/in-browser.ts';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { AcceptTerms } from '../../../ui/form/AcceptTerms.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

const yes = () => true;

/** What is asked of who has no account yet and came with an address that a service confirms. */
export function NewcomerForm() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const { client } = trpc.useUtils();
  const isReady = useInBrowser(yes);
  const who = useQuery({
    queryKey: ['newcomer'],
    queryFn: () => client.waysIn.newcomer.mutate({ lang }),
    enabled: isReady,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const join = trpc.waysIn.join.useMutation();
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
        <TextField
          form={form}
          name="username"
          label={m.account_username()}
          hint={m.register_username_hint()}
          autoComplete="username"
        />
        <Choice form={form} name="isOver14" value="yes" type="checkbox" first>
          {m.register_age_over()}
        </Choice>
        <AcceptTerms form={form} name="acceptsTerms" />
        <p>
          <Link href={paths.register()}>{m.callback_newcomer_child()}</Link>
        </p>
      </Form>
    </>
  );
}
