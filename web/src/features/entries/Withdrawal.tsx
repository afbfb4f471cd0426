import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { Reason } from '@rondelle/contracts/competition/reasons.ts';
import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm, type Envelope } from '../../ui/form/ChangeForm.tsx';
import type { Previewed } from '../../ui/preview/use-preview.ts';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import { LeagueLoader } from '../../ui/structure/LeagueLoader.tsx';

type Props = Pick<FormProps, 'saved'> & { league: CurrentLeague };
type Treatment = WithdrawalTreatment | null;

const words = {
  void: m.withdrawal_void,
  forfeitRest: m.withdrawal_forfeit_rest,
  cancelRest: m.withdrawal_cancel_rest,
} as const;

const withdrawnIn = ({ teamId, treatment, reason }: Record<'teamId' | 'treatment' | 'reason', string>) => ({
  teamId: Number(teamId),
  treatment: withdrawalTreatments.find((one) => one === treatment) ?? null,
  reason: reason as Reason,
});
type Withdrawn = ReturnType<typeof withdrawnIn>;

function WithdrawalForm({ league, saved }: Props) {
  const { client } = useClient();
  const ids = { leagueId: league.id, seasonId: league.season.id };
  const of = (teamId: string) => league.teams.find(({ id }) => String(id) === teamId);
  const treatedNow = (teamId: string): Treatment => of(teamId)?.withdrawn ?? null;
  const first = String(league.teams[0]?.id ?? '');
  const send = ({ treatment, reason, ...about }: Envelope & Withdrawn) =>
    treatment === null
      ? client.league.returnTeam.mutate({ ...ids, ...about })
      : client.league.withdrawTeam.mutate({ ...ids, ...about, treatment, reason });
  const previewOf = ({ teamId, treatment, reason }: Withdrawn): Previewed | null => {
    if (treatment === treatedNow(String(teamId))) return null;
    return treatment === null
      ? { procedure: 'league.returnTeam', input: { ...ids, teamId } }
      : { procedure: 'league.withdrawTeam', input: { ...ids, teamId, treatment, reason } };
  };
  return (
    <ChangeForm
      draft={`league-withdrawal ${league.id}`}
      initial={{
        teamId: first,
        treatment: treatedNow(first) ?? '',
        reason: 'league-decision',
        revision: league.revision,
      }}
      inputOf={(values) => ({ ...withdrawnIn(values), ifRevision: values.revision })}
      send={send}
      submit={m.form_save()}
      done={({ path }, { teamId, treatment }) => {
        const team = { team: of(teamId)?.name ?? '' };
        return { message: treatment ? m.withdrawal_done(team) : m.withdrawal_undone(team), path };
      }}
      undo={(again, _written, values) =>
        send({ ...again, ...withdrawnIn(values), treatment: treatedNow(values.teamId) })
      }
      previewed={(values) => previewOf(withdrawnIn(values))}
      saved={saved}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="teamId"
            label={m.withdrawal_team()}
            options={league.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(teamId) => form.setAll({ teamId, treatment: treatedNow(teamId) ?? '' })}
          />
          <SelectField
            form={form}
            name="treatment"
            label={m.withdrawal_treatment()}
            hint={m.withdrawal_hint()}
            empty={m.withdrawal_none()}
            options={withdrawalTreatments.map((one) => ({ value: one, label: words[one]() }))}
          />
          <ReasonField form={form} />
        </>
      )}
    </ChangeForm>
  );
}

/** Form that withdraws a team from a league in mid-season, or undoes the withdrawal. */
export function Withdrawal({ id, saved }: FormProps) {
  return (
    <LeagueLoader id={id}>
      {(league) =>
        league.maySupervise ? (
          <WithdrawalForm league={league} saved={saved} />
        ) : (
          <NotSupervising kind="league" id={league.id} />
        )
      }
    </LeagueLoader>
  );
}
