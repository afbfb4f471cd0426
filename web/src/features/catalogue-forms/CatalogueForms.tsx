import { proposedPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { checkName, nameIn, NameFields, nameValues } from '../../ui/form/NameFields.tsx';
import { OfQuery } from '../../ui/form/OfQuery.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { policyName } from '../../ui/policy/policy-words.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import {
  type CatalogueKind,
  placeWords,
  useCurrentCatalogueItem,
  useCatalogueWrites,
} from './catalogue-kinds.ts';
import { PolicyField, policyIn } from './PolicyField.tsx';

type Props = FormProps & { kind: CatalogueKind };

function Add({ kind, saved }: Props) {
  const { lang } = usePageLocation();
  const writes = useCatalogueWrites(kind);
  const form = useWriteForm({
    draft: `add-${kind}`,
    initial: { name: '', nameEn: '', shows: '' },
    check: checkName,
    inputOf: (values) => ({
      name: nameIn(values),
      ...(kind === 'category' && { shows: policyIn(values['shows']) ?? proposedPolicy(nameIn(values)) }),
    }),
    send: (input, signal) => writes.add(input, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: placeWords[kind].added({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          writes.remove({ id, commandId: newCommandId(), reason: 'typing-error', ifRevision: revision }),
      }),
  });
  return (
    <WriteForm form={form} submit={placeWords[kind].add()}>
      <NameFields form={form} />
      {kind === 'category' && (
        <PolicyField
          form={form}
          empty={m.policy_proposed({ policy: policyName(proposedPolicy(nameIn(form.values))) })}
        />
      )}
    </WriteForm>
  );
}

type Loaded = Props & { thing: CurrentCatalogueItem; choices: SeasonChoices };

/** The name as it is in a season, or everywhere else. */
const nameNow = ({ name, seasonNames }: CurrentCatalogueItem, onlyIn: string | undefined) =>
  seasonNames.find(({ seasonId }) => String(seasonId) === onlyIn)?.name ?? name;

const valuesOf = (thing: CurrentCatalogueItem, onlyIn: string) => ({
  ...nameValues(nameNow(thing, onlyIn)),
  onlyIn,
  revision: thing.revision,
});

const onlyInOf = (text: string | undefined) => (text ? Number(text) : null);

const useRename = ({ kind, thing, saved }: Loaded) => {
  const { lang } = usePageLocation();
  const writes = useCatalogueWrites(kind);
  const now = useCurrentCatalogueItem(kind, thing.id);
  const form = useWriteForm({
    draft: `edit-${kind} ${thing.id}`,
    initial: valuesOf(thing, ''),
    check: checkName,
    inputOf: (values) => ({
      id: thing.id,
      ifRevision: values['revision'] ?? '',
      name: nameIn(values),
      onlyIn: onlyInOf(values['onlyIn']),
    }),
    send: (input, signal) => writes.rename(input, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: placeWords[kind].edited({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          writes.rename({
            id: thing.id,
            name: nameNow(thing, values['onlyIn']),
            onlyIn: onlyInOf(values['onlyIn']),
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => valuesOf((await now.refetch()).data ?? thing, form.values['onlyIn'] ?? ''),
    fields: { name: { label: m.structure_name_fr() }, nameEn: { label: m.structure_name_en() } },
  });
  return { form, theirs };
};

function Edit(props: Loaded) {
  const { kind, thing, choices } = props;
  const { form, theirs } = useRename(props);
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      {kind !== 'division' && (
        <SelectField
          form={form}
          name="onlyIn"
          label={m.place_name_for()}
          options={[
            { value: '', label: m.place_name_everywhere() },
            ...choices.seasons.map(({ id, slug }) => ({
              value: String(id),
              label: m.place_name_only_in({ season: slug }),
            })),
          ]}
          onChoose={(onlyIn) => form.setAll({ onlyIn, ...nameValues(nameNow(thing, onlyIn)) })}
        />
      )}
      <NameFields form={form} />
    </WriteForm>
  );
}

function Remove({ kind, thing, saved }: Loaded) {
  const { lang } = usePageLocation();
  const writes = useCatalogueWrites(kind);
  const words = { name: thing.name[lang] };
  return (
    <DeleteForm
      name={`delete-${kind} ${thing.id}`}
      revision={thing.revision}
      question={placeWords[kind].question(words)}
      submit={placeWords[kind].remove()}
      send={(input, signal) => writes.remove({ ...input, id: thing.id }, { signal })}
      done={placeWords[kind].deleted(words)}
      undo={() => writes.restore({ id: thing.id, commandId: newCommandId() })}
      saved={saved}
    />
  );
}

function OfPlace({ Form, ...props }: Props & { Form: typeof Edit }) {
  const thing = useCurrentCatalogueItem(props.kind, props.id ?? 0);
  return (
    <OfQuery query={thing}>
      {(data) => <InSeason>{(choices) => <Form {...props} thing={data} choices={choices} />}</InSeason>}
    </OfQuery>
  );
}

const adds = (kind: CatalogueKind) =>
  function AddPlace(props: FormProps) {
    return (
      <OnlyFor permission="catalogue/write">
        <Add {...props} kind={kind} />
      </OnlyFor>
    );
  };
const changes = (kind: CatalogueKind, Form: typeof Edit) =>
  function ChangePlace(props: FormProps) {
    return (
      <OnlyFor permission="catalogue/write">
        <OfPlace {...props} kind={kind} Form={Form} />
      </OnlyFor>
    );
  };

/** The forms of a kind: to add one, to rename it (everywhere or in one season), to delete it. */
export const formsOf = (kind: CatalogueKind) => ({
  Add: adds(kind),
  Edit: changes(kind, Edit),
  Delete: changes(kind, Remove),
});
