import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { SortableListField } from '../../ui/form/SortableListField.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { type SupervisedProps, supervisedForms } from '../../ui/structure/supervised-forms.tsx';

const valuesOf = ({ draw, revision }: SupervisedProps['competition']) => ({
  teamIds: listText(draw ?? []),
  revision,
});

const useDraw = ({ kind, competition, writes, saved }: SupervisedProps) => {
  const { draw, teams } = competition;
  const called = { competition: competition.name[usePageLocation().lang] };
  /** Records the draw; withdraws it when the list is empty. */
  const send: typeof writes.recordDraw = ({ teamIds, ...input }, options) =>
    teamIds.length > 0
      ? writes.recordDraw({ ...input, teamIds }, options)
      : writes.withdrawDraw(input, options);
  const form = useWriteForm({
    draft: `${kind}-draw ${competition.id}`,
    initial: valuesOf(competition),
    check: (values) =>
      idsIn(values.teamIds).length === 1 ? [{ field: 'teamIds', message: m.draw_check_two() }] : [],
    inputOf: (values) => ({ teamIds: idsIn(values.teamIds), ifRevision: values['revision'] ?? '' }),
    send: (input, signal) => send(input, { signal }),
    done: (written, values) =>
      saved({
        message: idsIn(values.teamIds).length > 0 ? m.draw_recorded(called) : m.draw_withdrawn(called),
        path: written.path,
        undo: () =>
          send({ teamIds: [...(draw ?? [])], commandId: newCommandId(), ifRevision: written.revision }),
      }),
  });
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? '';
  const theirs = useTheirs({
    form,
    now: async () => valuesOf(await writes.current()),
    fields: {
      teamIds: {
        label: m.draw_form(),
        format: (teamIds) => idsIn(teamIds).map(nameOf).join(', '),
      },
    },
  });
  return { form, theirs };
};

function Draw(props: SupervisedProps) {
  const { kind, competition } = props;
  const { form, theirs } = useDraw(props);
  const { draw, teams } = competition;
  const drawn = idsIn(form.values.teamIds);
  const isOther = drawn.length !== 1 && listText(drawn) !== listText(draw ?? []);
  const ids = { [`${kind}Id`]: competition.id, seasonId: competition.season.id };
  const drawing =
    drawn.length > 0
      ? ({ procedure: `${kind}.recordDraw`, input: { ...ids, teamIds: drawn } } as const)
      : ({ procedure: `${kind}.withdrawDraw`, input: ids } as const);
  const preview = usePreview(isOther ? drawing : null);
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()} {...theirs}>
      <SortableListField
        form={form}
        name="teamIds"
        label={m.draw_order()}
        hint={m.draw_hint()}
        options={teams.map((team) => ({ value: String(team.id), label: team.name }))}
        add={m.draw_add()}
      />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Forms in which a supervisor records the tie-break draw of a league or a tournament. */
export const draw = supervisedForms(Draw);
