import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { SortableListField } from '../../ui/form/SortableListField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import type { Previewed } from '../../ui/preview/use-preview.ts';
import { type SupervisedProps, supervisedForms } from '../../ui/structure/supervised-forms.tsx';

const valuesOf = ({ draw, revision }: SupervisedProps['competition']) => ({
  teamIds: listText(draw ?? []),
  revision,
});

function Draw({ kind, competition, writes, saved }: SupervisedProps) {
  const { draw, teams } = competition;
  const called = { competition: competition.name[usePageLocation().lang] };
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  /** Records the draw; withdraws it when the list is empty. */
  const send: typeof writes.recordDraw = ({ teamIds, ...input }, options) =>
    teamIds.length > 0
      ? writes.recordDraw({ ...input, teamIds }, options)
      : writes.withdrawDraw(input, options);
  const previewOf = (teamIds: number[]): Previewed | null => {
    if (listText(teamIds) === listText(draw ?? [])) return null;
    return teamIds.length > 0
      ? { procedure: `${kind}.recordDraw`, input: { ...ids, teamIds } }
      : { procedure: `${kind}.withdrawDraw`, input: ids };
  };
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? '';
  return (
    <ChangeForm
      draft={`${kind}-draw ${competition.id}`}
      initial={valuesOf(competition)}
      check={(values) =>
        idsIn(values.teamIds).length === 1 ? [{ field: 'teamIds', message: m.draw_check_two() }] : []
      }
      inputOf={(values) => ({ teamIds: idsIn(values.teamIds), ifRevision: values.revision })}
      send={send}
      submit={m.form_save()}
      done={({ path }, { teamIds }) => ({
        message: teamIds ? m.draw_recorded(called) : m.draw_withdrawn(called),
        path,
      })}
      undo={(again, { revision }) => send({ ...again, teamIds: [...(draw ?? [])], ifRevision: revision })}
      theirs={{
        now: async () => valuesOf(await writes.current()),
        fields: {
          teamIds: { label: m.draw_form(), format: (teamIds) => idsIn(teamIds).map(nameOf).join(', ') },
        },
      }}
      previewed={(values) => previewOf(idsIn(values.teamIds))}
      saved={saved}
    >
      {(form) => (
        <SortableListField
          form={form}
          name="teamIds"
          label={m.draw_order()}
          hint={m.draw_hint()}
          options={teams.map((team) => ({ value: String(team.id), label: team.name }))}
          add={m.draw_add()}
        />
      )}
    </ChangeForm>
  );
}

/** Forms in which a supervisor records the tie-break draw of a league or a tournament. */
export const draw = supervisedForms(Draw);
