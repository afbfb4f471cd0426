import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/use-form.ts';

/** Where a visitor who wanted to follow something arrives after logging in. */
function FollowForm({ kind, id, saved }: FormProps & { kind: FollowedKind }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const { client } = trpc.useUtils();
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
