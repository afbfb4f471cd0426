import { mostDeducted } from '@rondelle/contracts/competition/lists.ts';
import type { Reason } from '@rondelle/contracts/competition/reasons.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { type SupervisedProps, supervisedForms } from '../../ui/structure/supervised-forms.tsx';

const isWithin = (points: string): boolean => points !== '' && Number(points) <= mostDeducted;

const useDeduction = ({ kind, competition, writes, saved }: SupervisedProps) => {
  const of = (teamId: string) => competition.teams.find(({ id }) => String(id) === teamId);
  const first = competition.teams[0];
  const form = useWriteForm({
    draft: `${kind}-deduction ${competition.id}`,
    initial: {
      teamId: String(first?.id ?? ''),
      points: String(first?.deducted ?? 0),
      reason: 'league-decision',
      revision: competition.revision,
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
    send: (input, signal) => writes.deductPoints(input, { signal }),
    done: ({ path, revision }, { teamId, points, reason }) =>
      saved({
        message: m.deduction_done({ team: of(teamId)?.name ?? '', points }),
        path,
        undo: () =>
          writes.deductPoints({
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

function Deduction(props: SupervisedProps) {
  const { kind, competition } = props;
  const { form, of } = useDeduction(props);
  const { teamId, points, reason } = form.values;
  const isOther = isWithin(points) && Number(points) !== (of(teamId)?.deducted ?? 0);
  const deducted = { teamId: Number(teamId), points: Number(points), reason: reason as Reason };
  const input = { [`${kind}Id`]: competition.id, seasonId: competition.season.id, ...deducted };
  const preview = usePreview(isOther ? ({ procedure: `${kind}.deductPoints`, input } as const) : null);
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()}>
      <SelectField
        form={form}
        name="teamId"
        label={m.deduction_team()}
        options={competition.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(chosen) => form.setAll({ teamId: chosen, points: String(of(chosen)?.deducted ?? 0) })}
      />
      <NumberField form={form} name="points" label={m.deduction_points()} hint={m.deduction_hint()} />
      <ReasonField form={form} />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Forms that deduct points from a team of a league or a tournament. */
export const deduction = supervisedForms(Deduction);
