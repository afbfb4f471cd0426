import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';

const questions = {
  league: m.supervise_question_league,
  tournament: m.supervise_question_tournament,
} as const;

type Props = FormProps & { kind: SupervisedKind; stop?: boolean };

/** Explains the supervisor's role, and asks the member to confirm that they take it on or give it up. */
function SuperviseForm({ kind, id, title, stop = false, saved }: Props) {
  const { client } = useClient();
  const paths = usePaths();
  const target = { kind, id: id ?? 0 };
  return (
    <ChangeForm
      draft={`${stop ? 'stop-supervising' : 'supervise'}-${kind} ${id}`}
      initial={{}}
      inputOf={() => target}
      send={client.supervision[stop ? 'leave' : 'join'].mutate}
      submit={title}
      done={() =>
        stop ? { message: m.supervise_stop_done() } : { message: m.supervise_done(), path: paths.dashboard() }
      }
      undo={stop ? (again) => client.supervision.join.mutate({ ...again, ...target }) : undefined}
      saved={saved}
    >
      {() => <p>{stop ? m.supervise_stop_question() : questions[kind]()}</p>}
    </ChangeForm>
  );
}

export const SuperviseLeague = (props: FormProps) => <SuperviseForm {...props} kind="league" />;
export const SuperviseTournament = (props: FormProps) => <SuperviseForm {...props} kind="tournament" />;
export const StopSupervisingLeague = (props: FormProps) => <SuperviseForm {...props} kind="league" stop />;
export const StopSupervisingTournament = (props: FormProps) => (
  <SuperviseForm {...props} kind="tournament" stop />
);
