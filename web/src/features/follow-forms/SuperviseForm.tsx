import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { Confirm } from '../../ui/form/Confirm.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';

const questions = {
  league: m.supervise_question_league,
  tournament: m.supervise_question_tournament,
} as const;

type Props = FormProps & { kind: SupervisedKind; stop?: boolean };

/** Explains the supervisor's role, and asks the member to confirm that they take it on or give it up. */
function SuperviseForm({ kind, id, stop = false, saved }: Props) {
  const { lang, client } = useClient();
  const paths = usePaths();
  const target = { lang, kind, id: id ?? 0 };
  const form = useWriteForm({
    draft: `${stop ? 'stop-supervising' : 'supervise'}-${kind} ${id}`,
    initial: {},
    inputOf: () => target,
    send: (input, signal) => client.supervision[stop ? 'leave' : 'join'].mutate(input, { signal }),
    done: () =>
      saved(
        stop
          ? {
              message: m.supervise_stop_done(),
              undo: () => client.supervision.join.mutate({ ...target, commandId: newCommandId() }),
            }
          : { message: m.supervise_done(), path: paths.dashboard() },
      ),
  });
  return (
    <Confirm
      form={form}
      question={stop ? m.supervise_stop_question() : questions[kind]()}
      submit={stop ? m.supervise_stop() : m.supervise()}
    />
  );
}

export const SuperviseLeague = (props: FormProps) => <SuperviseForm {...props} kind="league" />;
export const SuperviseTournament = (props: FormProps) => <SuperviseForm {...props} kind="tournament" />;
export const StopSupervisingLeague = (props: FormProps) => <SuperviseForm {...props} kind="league" stop />;
export const StopSupervisingTournament = (props: FormProps) => (
  <SuperviseForm {...props} kind="tournament" stop />
);
