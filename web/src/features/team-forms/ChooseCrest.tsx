import { ColorInput } from '@mantine/core';
import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import { crestDesign } from '@rondelle/contracts/crest/crest.ts';
import { colourPairs } from '@rondelle/contracts/crest/crest-colours.ts';
import { crestMotifs, crestOutlines } from '@rondelle/contracts/crest/crest-shapes.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { Crest } from '../../ui/crest/Crest.tsx';
import { motifName, outlineName } from '../../ui/crest/crest-words.ts';
import { fieldOf } from '../../ui/fields/field-of.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { type ChosenValues, checkCrest, crestIn, crestValues } from './crest-values.ts';
import { latestName, TeamLoader } from './TeamLoader.tsx';
import '@mantine/core/styles/ColorInput.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorSwatch.css';

type Props = FormProps & { team: CurrentTeam };

const useChooseCrest = ({ team, saved }: Props) => {
  const { lang, client } = useClient();
  const name = latestName(team);
  return useWriteForm({
    draft: `team-crest ${team.id}`,
    initial: { ...crestValues(crestDesign(name, team.crest)), revision: team.revision },
    check: checkCrest,
    inputOf: (values) => ({
      teamId: team.id,
      ifRevision: values['revision'] ?? '',
      crest: crestIn(values),
    }),
    send: (input, signal) => client.team.chooseCrest.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }) =>
      saved({
        message: m.crest_chosen({ team: name }),
        path,
        undo: () =>
          client.team.chooseCrest.mutate({
            teamId: team.id,
            crest: team.crest,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
};

const swatches = [...new Set(colourPairs.flat())];
type ColourProps = {
  form: ReturnType<typeof useChooseCrest>;
  name: keyof ChosenValues & ('main' | 'second');
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

function Choosing(props: Props) {
  const form = useChooseCrest(props);
  const name = latestName(props.team);
  const isWhole = checkCrest(form.values).length === 0;
  return (
    <WriteForm form={form} submit={m.form_save()}>
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
    </WriteForm>
  );
}

/** Chooses the colours and motif of a team's crest, for all its seasons. The letters come from its name. */
export function ChooseCrest(props: FormProps) {
  return <TeamLoader id={props.id}>{(team) => <Choosing {...props} team={team} />}</TeamLoader>;
}
