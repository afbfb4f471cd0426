import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from './DeleteForm.tsx';
import { InSeason, type SeasonChoices } from './InSeason.tsx';
import { nameIn } from './NameFields.tsx';
import { QueryLoader } from './QueryLoader.tsx';
import { OnlyFor } from './OnlyFor.tsx';
import { useTheirs } from './use-theirs.ts';
import { useWriteForm } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';
import type { NamedEntity, EntityKind, EntityValues } from './entity-kind.ts';

/** The forms that add, change and delete named entities of a kind, each with an undo. */
export const entityForms = <
  T extends NamedEntity,
  V extends EntityValues,
  Added extends object,
  Changed extends object,
>(
  kind: EntityKind<T, V, Added, Changed>,
) => {
  const { name, words, Fields } = kind;
  type Choices = { choices: SeasonChoices };
  type Loaded = FormProps & { thing: T };

  function AddOne({ choices, saved }: FormProps & { choices: SeasonChoices | null }) {
    const { lang } = usePageLocation();
    const writes = kind.useWrites();
    const form = useWriteForm<V, Added, Written>({
      draft: `add-${name}`,
      initial: kind.empty,
      check: kind.check,
      inputOf: kind.added,
      send: (input, signal) => writes.add(input, { signal }),
      done: ({ id, path, revision }, values) =>
        saved({
          message: words.added({ name: nameIn(values)[lang] }),
          path,
          undo: () =>
            writes.remove({ id, commandId: newCommandId(), reason: 'typing-error', ifRevision: revision }),
        }),
    });
    return (
      <WriteForm form={form} submit={words.add()}>
        <Fields form={form} choices={choices} entity={null} />
      </WriteForm>
    );
  }

  function EditOne({ thing: target, choices, saved }: Loaded & Choices) {
    const { lang } = usePageLocation();
    const writes = kind.useWrites();
    const now = kind.useCurrent(target.id);
    const form = useWriteForm({
      draft: `edit-${name} ${target.id}`,
      initial: kind.valuesOf(target, kind.empty),
      check: kind.check,
      inputOf: (values) => ({ ...kind.changed(values), id: target.id, ifRevision: values.revision }),
      send: (input, signal) => writes.change(input, { signal }),
      done: ({ path, revision }, values) =>
        saved({
          message: words.edited({ name: nameIn(values)[lang] }),
          path,
          undo: () =>
            writes.change({
              ...kind.before(target, values),
              id: target.id,
              commandId: newCommandId(),
              ifRevision: revision,
            }),
        }),
    });
    const theirs = useTheirs({
      form,
      now: async () => kind.valuesOf((await now.refetch()).data ?? target, form.values),
      fields: kind.fields(choices),
    });
    return (
      <WriteForm form={form} submit={m.form_save()} {...theirs}>
        <Fields form={form} choices={choices} entity={target} />
      </WriteForm>
    );
  }

  function DeleteOne({ thing: target, saved }: Loaded) {
    const { lang } = usePageLocation();
    const writes = kind.useWrites();
    const called = { name: target.name[lang] };
    return (
      <DeleteForm
        name={`delete-${name} ${target.id}`}
        revision={target.revision}
        question={words.question(called)}
        submit={words.remove()}
        send={(input, signal) => writes.remove({ ...input, id: target.id }, { signal })}
        done={words.deleted(called)}
        undo={() => writes.restore({ id: target.id, commandId: newCommandId() })}
        saved={saved}
      />
    );
  }

  function EditPresent(props: FormProps) {
    const target = kind.useCurrent(props.id ?? 0);
    return (
      <QueryLoader query={target}>
        {(data) => <InSeason>{(choices) => <EditOne {...props} thing={data} choices={choices} />}</InSeason>}
      </QueryLoader>
    );
  }

  function DeletePresent(props: FormProps) {
    const target = kind.useCurrent(props.id ?? 0);
    return <QueryLoader query={target}>{(data) => <DeleteOne {...props} thing={data} />}</QueryLoader>;
  }

  return {
    Add: (props: FormProps) => (
      <OnlyFor permission="catalogue/write">
        {kind.isAddedInSeason ? (
          <InSeason>{(choices) => <AddOne {...props} choices={choices} />}</InSeason>
        ) : (
          <AddOne {...props} choices={null} />
        )}
      </OnlyFor>
    ),
    Edit: (props: FormProps) => (
      <OnlyFor permission="catalogue/write">
        <EditPresent {...props} />
      </OnlyFor>
    ),
    Delete: (props: FormProps) => (
      <OnlyFor permission="catalogue/write">
        <DeletePresent {...props} />
      </OnlyFor>
    ),
  };
};
