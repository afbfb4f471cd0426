import { criteria, presetNames } from '@rondelle/contracts/competition/lists.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { m } from '../../paraglide/messages.js';
import { CheckboxField } from '../../ui/choices/CheckboxField.tsx';
import classes from '../../ui/form/form.module.css';
import { Group } from '../../ui/fields/Group.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SortableListField } from '../../ui/form/SortableListField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { EntityForm } from '../../ui/form/entity-kind.ts';
import { criterionName } from '../../ui/standings-table/criterion-words.ts';
import { pointNames, type RulesetValues, rulesetValues } from './ruleset-values.ts';
import { presetWords } from '../../ui/history/preset-words.ts';
import { sourceWords } from '../../ui/ruleset/ruleset-words.ts';

type Props = { form: EntityForm<RulesetValues & { preset: string }> };

const pointLabels = {
  win: m.ruleset_points_win,
  overtimeWin: m.ruleset_points_overtime_win,
  shootoutWin: m.ruleset_points_shootout_win,
  tie: m.ruleset_points_tie,
  overtimeLoss: m.ruleset_points_overtime_loss,
  shootoutLoss: m.ruleset_points_shootout_loss,
  loss: m.ruleset_points_loss,
  forfeitWin: m.ruleset_points_forfeit_win,
  forfeitLoss: m.ruleset_points_forfeit_loss,
} as const satisfies Record<(typeof pointNames)[number], () => string>;

function Points({ form }: Props) {
  return (
    <Group legend={m.ruleset_points()}>
      <div className={classes.pair}>
        {pointNames.map((name) => (
          <NumberField key={name} form={form} name={name} label={pointLabels[name]()} />
        ))}
      </div>
    </Group>
  );
}

function FairPlay({ form }: Props) {
  return (
    <Group legend={m.ruleset_fair_play()}>
      <CheckboxField form={form} name="fairPlay">
        {m.ruleset_fair_play_is()}
      </CheckboxField>
      {form.values['fairPlay'] && (
        <>
          <NumberField form={form} name="fairPlayMax" label={m.ruleset_fair_play_max()} />
          <CheckboxField form={form} name="fairPlayCounts">
            {m.ruleset_fair_play_counts()}
          </CheckboxField>
        </>
      )}
    </Group>
  );
}

const criterionOptions = () =>
  criteria.map((criterion) => ({ value: criterion, label: criterionName(criterion) }));

function TieBreakers({ form }: Props) {
  return (
    <>
      <SortableListField
        form={form}
        name="tieBreakers"
        label={m.ruleset_tie_breakers()}
        hint={m.ruleset_tie_breakers_hint()}
        options={criterionOptions()}
        add={m.ruleset_add_criterion()}
      />
      <SortableListField
        form={form}
        name="whenThreeOrMore"
        label={m.ruleset_three_or_more()}
        hint={m.ruleset_three_or_more_hint()}
        options={criterionOptions()}
        add={m.ruleset_add_three_criterion()}
      />
      <CheckboxField form={form} name="winnersFirst">
        {m.ruleset_winners_first()}
      </CheckboxField>
      <SelectField
        form={form}
        name="afterEachSplit"
        label={m.ruleset_after_split()}
        options={[
          { value: 'restart', label: m.ruleset_after_split_restart() },
          { value: 'continue', label: m.ruleset_after_split_continue() },
        ]}
      />
    </>
  );
}

function Playoffs({ form }: Props) {
  return (
    <>
      <NumberField
        form={form}
        name="playoffTeams"
        label={m.ruleset_playoffs()}
        hint={m.ruleset_playoffs_hint()}
      />
      {form.values['playoffTeams'] && (
        <SelectField
          form={form}
          name="playoffScope"
          label={m.ruleset_playoffs_of()}
          options={[
            { value: 'table', label: m.ruleset_playoffs_of_table() },
            { value: 'division', label: m.ruleset_playoffs_of_division() },
          ]}
        />
      )}
    </>
  );
}

/** The fields of a ruleset. A preset fills them in; all can be changed afterwards. */
export function RulesetFields({ form }: Props) {
  const fill = (chosen: string) => {
    const preset = presetNames.find((name) => name === chosen);
    // Presets do not state how many teams advance.
    const { playoffTeams, playoffScope } = form.values;
    const filled = preset && { ...rulesetValues(presets[preset]), playoffTeams, playoffScope };
    form.setAll({ preset: chosen, ...filled });
  };
  return (
    <>
      <SelectField
        form={form}
        name="preset"
        label={m.ruleset_preset()}
        empty={m.ruleset_preset_none()}
        options={presetNames.map((name) => ({ value: name, label: presetWords(name) }))}
        onChoose={fill}
        hint={sourceWords(presetNames.find((name) => name === form.values.preset))}
      />
      <Points form={form} />
      <FairPlay form={form} />
      <Group legend={m.ruleset_forfeit()}>
        <div className={classes.pair}>
          <NumberField form={form} name="forfeitWinner" label={m.ruleset_forfeit_winner()} />
          <NumberField form={form} name="forfeitLoser" label={m.ruleset_forfeit_loser()} />
        </div>
      </Group>
      <NumberField form={form} name="goalDifferenceCap" label={m.ruleset_cap()} hint={m.ruleset_cap_hint()} />
      <TieBreakers form={form} />
      <Playoffs form={form} />
    </>
  );
}
