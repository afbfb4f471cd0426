import { ColorInput } from '@mantine/core';
import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { crestDesign } from '@rondelle/contracts/crest/crest.ts';
import { colourPairs } from '@rondelle/contracts/crest/crest-colours.ts';
import { crestMotifs, crestOutlines } from '@rondelle/contracts/crest/crest-shapes.ts';
import { useClient } from '../../lib/page/use-client.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../../ui/crest/Crest.tsx';
import { motifName, outlineName } from '../../ui/crest/crest-words.ts';
import { fieldOf } from '../../ui/fields/field-of.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { Unscoped } from '../../ui/form/Unscoped.ts';
import { type TeamFormProps, teamForms } from './team-forms.tsx';
import { latestName } from './team-values.ts';
import '@mantine/core/styles/ColorInput.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorSwatch.css';

type ChosenValues = { main: string; second: string; outline: string; motif: string };

const crestValues = ({ main, second, outline, motif }: CrestChoice): ChosenValues => ({
  main,
  second,
  outline,
  motif,
});

const crestIn = ({ main, second, outline, motif }: ChosenValues): CrestChoice => ({
  main: main.toLowerCase(),
  second: second.toLowerCase(),
  outline: crestOutlines.find((one) => one === outline) ?? 'shield',
  motif: crestMotifs.find((one) => one === motif) ?? 'bars',
});

const checkCrest = (values: ChosenValues): readonly FieldError[] =>
  (['main', 'second'] as const).flatMap((field) =>
    /^#[0-9a-f]{6}$/i.test(values[field]) ? [] : [{ field, message: m.crest_check_colour() }],
  );

const swatches = [...new Set(colourPairs.flat())];
type ColourProps = {
  form: FieldsOf<ChosenValues>;
  name: 'main' | 'second';
  label: string;
};

function ColourField({ form, name, label }: ColourProps) {
  const { onChange: _onChange, ...field } = fieldOf({ form, name, label });
  return (
    <ColorInput
      {...field}
      format="hex"
      swatches={swatches}
      withEyeDropper={false}
      onChange={(value) => form.set(name, value)}
    />
  );
}

function CrestFields({ form, name }: { form: FieldsOf<ChosenValues>; name: string }) {
  const isWhole = checkCrest(form.values).length === 0;
  return (
    <>
      <p>
        <Crest team={{ name, ...(isWhole && { crest: crestIn(form.values) }) }} size="large" /> {name}
      </p>
      <ColourField form={form} name="main" label={m.crest_main()} />
      <ColourField form={form} name="second" label={m.crest_second()} />
      <SelectField
        form={form}
        name="outline"
        label={m.crest_outline()}
        options={crestOutlines.map((value) => ({ value, label: outlineName(value) }))}
      />
      <SelectField
        form={form}
        name="motif"
        label={m.crest_motif()}
        options={crestMotifs.map((value) => ({ value, label: motifName(value) }))}
      />
    </>
  );
}

const initialOf = (team: CurrentTeam) => ({
  ...crestValues(crestDesign(latestName(team), team.crest)),
  revision: team.revision,
});

function Choosing({ entity: team, saved }: Omit<TeamFormProps, 'scope'>) {
  const { client } = useClient();
  const name = latestName(team);
  const { id: teamId, crest } = team;
  return (
    <ChangeForm
      draft={`team-crest ${teamId}`}
      initial={initialOf(team)}
      check={checkCrest}
      inputOf={(values) => ({ teamId, ifRevision: values.revision, crest: crestIn(values) })}
      send={client.team.chooseCrest.mutate}
      submit={m.form_save()}
      done={({ path }) => ({ message: m.crest_chosen({ team: name }), path })}
      undo={(again, { revision }) =>
        client.team.chooseCrest.mutate({ ...again, teamId, crest, ifRevision: revision })
      }
      saved={saved}
    >
      {(form) => <CrestFields form={form} name={name} />}
    </ChangeForm>
  );
}

/** Chooses the colours and motif of a team's crest, for all its seasons. The letters come from its name. */
export const ChooseCrest = teamForms.formOf(Choosing, Unscoped);
