import { mostDeducted } from '@rondelle/contracts/competition/lists.ts';
import type { Reason } from '@rondelle/contracts/competition/reasons.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { type SupervisedProps, supervisedForms } from '../../ui/structure/supervised-forms.tsx';

const isWithin = (points: string): boolean => points !== '' && Number(points) <= mostDeducted;

const deductionIn = ({ teamId, points, reason }: Record<'teamId' | 'points' | 'reason', string>) => ({
  teamId: Number(teamId),
  points: Number(points),
  reason: reason as Reason,
});

function Deduction({ kind, competition, writes, saved }: SupervisedProps) {
  const of = (teamId: string) => competition.teams.find(({ id }) => String(id) === teamId);
  const deductedNow = (teamId: string) => of(teamId)?.deducted ?? 0;
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const first = String(competition.teams[0]?.id ?? '');
  return (
    <ChangeForm
      draft={`${kind}-deduction ${competition.id}`}
      initial={{
        teamId: first,
        points: String(deductedNow(first)),
        reason: 'league-decision',
        revision: competition.revision,
      }}
      check={({ points }) =>
        isWithin(points)
          ? []
          : [{ field: 'points', message: m.deduction_bounds({ most: String(mostDeducted) }) }]
      }
      inputOf={(values) => ({ ...deductionIn(values), ifRevision: values.revision })}
      send={writes.deductPoints}
      submit={m.form_save()}
      done={({ path }, { teamId, points }) => ({
        message: m.deduction_done({ team: of(teamId)?.name ?? '', points }),
        path,
      })}
      undo={(again, { revision }, values) =>
        writes.deductPoints({
          ...again,
          ...deductionIn(values),
          points: deductedNow(values.teamId),
          ifRevision: revision,
        })
      }
      previewed={(values) =>
        Number(values.points) === deductedNow(values.teamId)
          ? null
          : { procedure: `${kind}.deductPoints`, input: { ...ids, ...deductionIn(values) } }
      }
      saved={saved}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="teamId"
            label={m.deduction_team()}
            options={competition.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(teamId) => form.setAll({ teamId, points: String(deductedNow(teamId)) })}
          />
          <NumberField form={form} name="points" label={m.deduction_points()} hint={m.deduction_hint()} />
          <ReasonField form={form} />
        </>
      )}
    </ChangeForm>
  );
}

/** Forms that deduct points from a team of a league or a tournament. */
export const deduction = supervisedForms(Deduction);
