import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { Reason } from '@rondelle/contracts/competition/reasons.ts';
import { withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { NotSupervising } from '../../ui/structure/NotSupervising.tsx';
import { LeagueLoader } from '../../ui/structure/LeagueLoader.tsx';

type Props = Pick<FormProps, 'saved'> & { league: CurrentLeague };
type Treatment = WithdrawalTreatment | null;

const words = {
  void: m.withdrawal_void,
  forfeitRest: m.withdrawal_forfeit_rest,
  cancelRest: m.withdrawal_cancel_rest,
} as const;

const treatmentIn = (text: string): Treatment => withdrawalTreatments.find((one) => one === text) ?? null;

const useWithdrawal = ({ league, saved }: Props) => {
  const { lang, client } = useClient();
  const ids = { lang, leagueId: league.id, seasonId: league.season.id };
  const of = (teamId: string) => league.teams.find(({ id }) => String(id) === teamId);
  const first = league.teams[0];
  const send = (teamId: number, treatment: Treatment, reason: Reason, envelope: { commandId: string }) =>
    treatment === null
      ? client.league.returnTeam.mutate({ ...ids, ...envelope, teamId })
      : client.league.withdrawTeam.mutate({ ...ids, ...envelope, teamId, treatment, reason });
  const form = useWriteForm({
    draft: `league-withdrawal ${league.id}`,
    initial: {
      teamId: String(first?.id ?? ''),
      treatment: first?.withdrawn ?? '',
      reason: 'league-decision',
      revision: league.revision,
    },
    check: () => [],
    inputOf: ({ teamId, treatment, reason, revision }) => ({
      teamId: Number(teamId),
      treatment: treatmentIn(treatment),
      reason: reason as Reason,
      ifRevision: revision,
    }),
    send: ({ teamId, treatment, reason, ...envelope }) => send(teamId, treatment, reason, envelope),
    done: ({ path }, { teamId, treatment, reason }) => {
      const team = { team: of(teamId)?.name ?? '' };
      saved({
        message: treatmentIn(treatment) === null ? m.withdrawal_undone(team) : m.withdrawal_done(team),
        path,
        undo: () =>
          send(Number(teamId), of(teamId)?.withdrawn ?? null, reason as Reason, {
            commandId: newCommandId(),
          }),
      });
    },
  });
  return { form, of, ids };
};

function WithdrawalForm(props: Props) {
  const { league } = props;
  const { form, of, ids } = useWithdrawal(props);
  const { teamId, reason } = form.values;
  const treatment = treatmentIn(form.values.treatment);
  const isOther = treatment !== (of(teamId)?.withdrawn ?? null);
  const about = { ...ids, teamId: Number(teamId) };
  const previewed =
    treatment === null
      ? ({ procedure: 'league.returnTeam', input: about } as const)
      : ({
          procedure: 'league.withdrawTeam',
          input: { ...about, treatment, reason: reason as Reason },
        } as const);
  const preview = usePreview(isOther ? previewed : null);
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()}>
      <SelectField
        form={form}
        name="teamId"
        label={m.withdrawal_team()}
        options={league.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(chosen) => form.setAll({ teamId: chosen, treatment: of(chosen)?.withdrawn ?? '' })}
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
      <PreviewPart preview={preview} />
    </WriteForm>
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
