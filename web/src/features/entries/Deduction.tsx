import { mostDeducted, type Reason } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { OfSupervisedLeague } from '../../ui/structure/OfSupervised.tsx';

type Ids = { readonly lang: 'fr' | 'en'; readonly leagueId: number; readonly seasonId: number };
type Props = Pick<FormProps, 'saved'> & { league: CurrentLeague; ids: Ids };

const isWithin = (points: string): boolean => points !== '' && Number(points) <= mostDeducted;

const useDeduction = ({ league, ids, saved }: Props) => {
  const { client } = trpc.useUtils();
  const of = (teamId: string) => league.teams.find(({ id }) => String(id) === teamId);
  const first = league.teams[0];
  const form = useWriteForm({
    draft: `league-deduction ${league.id}`,
    initial: {
      teamId: String(first?.id ?? ''),
      points: String(first?.deducted ?? 0),
      reason: 'league-decision',
      revision: league.revision,
    },
    check: ({ points }) =>
      isWithin(points)
        ? []
        : [{ field: 'points', message: m.deduction_bounds({ most: String(mostDeducted) }) }],
    inputOf: ({ teamId, points, reason, revision }) => ({
      teamId: Number(teamId),
      points: Number(points),
      reason: reason as Reason,
      ifRevision: revision,
    }),
    send: (input, signal) => client.league.deductPoints.mutate({ ...ids, ...input }, { signal }),
    done: ({ path, revision }, { teamId, points, reason }) =>
      saved({
        message: m.deduction_done({ team: of(teamId)?.name ?? '', points }),
        path,
        undo: () =>
          client.league.deductPoints.mutate({
            ...ids,
            teamId: Number(teamId),
            points: of(teamId)?.deducted ?? 0,
            reason: reason as Reason,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  return { form, of };
};

function Deduction(props: Props) {
  const { league, ids } = props;
  const { form, of } = useDeduction(props);
  const { teamId, points, reason } = form.values;
  const isOther = isWithin(points) && Number(points) !== (of(teamId)?.deducted ?? 0);
  const { leagueId, seasonId } = ids;
  const input = {
    leagueId,
    seasonId,
    teamId: Number(teamId),
    points: Number(points),
    reason: reason as Reason,
  };
  const preview = usePreview(isOther ? { procedure: 'league.deductPoints', input } : null);
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()}>
      <SelectField
        form={form}
        name="teamId"
        label={m.deduction_team()}
        options={league.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(chosen) => form.setAll({ teamId: chosen, points: String(of(chosen)?.deducted ?? 0) })}
      />
      <NumberField form={form} name="points" label={m.deduction_points()} hint={m.deduction_hint()} />
      <ReasonField form={form} />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** What decisions of a league take from a team's points. */
export function LeagueDeduction({ id, saved }: FormProps) {
  return (
    <OfSupervisedLeague id={id}>
      {(league, ids) => <Deduction league={league} ids={ids} saved={saved} />}
    </OfSupervisedLeague>
  );
}
