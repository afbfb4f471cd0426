import { type GameField, gameParts } from '@rondelle/contracts/competition/game-fields.ts';
import { countNames, fieldsOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { decisions } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { CheckboxField } from '../../ui/choices/CheckboxField.tsx';
import classes from '../../ui/form/form.module.css';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import type { GameValues } from './game-values.ts';
import { gameFieldName } from '../../ui/game-words/game-field-words.ts';
import { decisionWords } from '../../ui/game-words/decision-words.ts';

type Props = {
  form: WriteFormState<GameValues>;
  fairPlayMax: number | null;
  /** True for a recorded result; it can only be corrected or withdrawn: hides the checkbox “played”. */
  required: boolean;
};

const forfeits = () => [
  { value: '', label: m.game_form_forfeit_none() },
  { value: 'home', label: m.game_form_forfeit_home() },
  { value: 'away', label: m.game_form_forfeit_away() },
  { value: 'both', label: m.game_form_forfeit_both() },
];

/** A small whole number for each team, or one for the game. */
function Numbers({
  form,
  fields,
  hint,
}: Pick<Props, 'form'> & { fields: readonly GameField[]; hint?: string }) {
  return (
    <div className={classes.pair}>
      {fields.map((name) => (
        <NumberField key={name} form={form} name={name} label={gameFieldName(name)} hint={hint} />
      ))}
    </div>
  );
}

function Score({ form }: { form: WriteFormState<GameValues> }) {
  const { values } = form;
  return (
    <>
      <Numbers form={form} fields={['homeGoals', 'awayGoals']} />
      {!values['forfeitedBy'] && (
        <SelectField
          form={form}
          name="decidedIn"
          label={gameFieldName('decidedIn')}
          hint={values['decidedIn'] === 'shootout' ? m.game_form_shootout_hint() : undefined}
          options={decisions.map((value) => ({ value, label: decisionWords(value) }))}
        />
      )}
      <SelectField form={form} name="forfeitedBy" label={gameFieldName('forfeitedBy')} options={forfeits()} />
    </>
  );
}

/** The fields of the result, displayed when the game has been played. */
export function ResultFields({ form, fairPlayMax, required }: Props) {
  const played = form.values['played'] === 'yes';
  return (
    <>
      {!required && (
        <CheckboxField form={form} name="played">
          {m.game_form_played()}
        </CheckboxField>
      )}
      {played && <Score form={form} />}
      {played && fairPlayMax !== null && (
        <Numbers
          form={form}
          fields={gameParts.fairPlay}
          hint={m.game_form_fair_play_hint({ max: fairPlayMax })}
        />
      )}
      {played &&
        countNames.map((count) => (
          <Numbers key={count} form={form} fields={fieldsOfCount(count)} hint={m.game_form_count_hint()} />
        ))}
    </>
  );
}
