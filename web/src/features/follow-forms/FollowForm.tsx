import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { Form } from '../../ui/fields/Form.tsx';
import { useForm } from '../../ui/fields/use-form.ts';

/** Displayed to a visitor who chose “follow” and has just logged in. */
function FollowForm({ kind, id, saved }: FormProps & { kind: FollowedKind }) {
  const { lang, client } = useClient();
  const paths = usePaths();
  const form = useForm({
    initial: {},
    failed: m.form_failed(),
    send: async () => {
      await client.following.follow.mutate({ lang, kind, id: id ?? 0 });
      saved({ message: m.follow_done(), path: paths.dashboard() });
    },
  });
  return (
    <Form form={form} submit={m.follow()}>
      <p>{m.follow_question()}</p>
    </Form>
  );
}

export const FollowTeam = (props: FormProps) => <FollowForm {...props} kind="team" />;
export const FollowLeague = (props: FormProps) => <FollowForm {...props} kind="league" />;
export const FollowTournament = (props: FormProps) => <FollowForm {...props} kind="tournament" />;
