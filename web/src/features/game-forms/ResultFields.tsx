import { decisions } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { CheckboxField } from '../../ui/choices/CheckboxField.tsx';
import classes from '../../ui/form/form.module.css';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import type { GameValues } from './game-values.ts';
import { decisionWords } from '../../ui/game-words/decision-words.ts';

type Props = {
  form: WriteFormState<GameValues>;
  fairPlayMax: number | null;
  /** True for a recorded result, which can only be corrected or withdrawn: hides the checkbox “played”. */
  required: boolean;
};

const forfeits = () => [
  { value: '', label: m.game_form_forfeit_none() },
  { value: 'home', label: m.game_form_forfeit_home() },
  { value: 'away', label: m.game_form_forfeit_away() },
  { value: 'both', label: m.game_form_forfeit_both() },
];

function FairPlay({ form, max }: { form: WriteFormState<GameValues>; max: number }) {
  const hint = m.game_form_fair_play_hint({ max });
  return (
    <div className={classes.pair}>
      <NumberField form={form} name="homeFairPlay" label={m.game_form_home_fair_play()} hint={hint} />
      <NumberField form={form} name="awayFairPlay" label={m.game_form_away_fair_play()} hint={hint} />
    </div>
  );
}

function PenaltyMinutes({ form }: Pick<Props, 'form'>) {
  const hint = m.game_form_penalty_minutes_hint();
  return (
    <div className={classes.pair}>
      <NumberField
        form={form}
        name="homePenaltyMinutes"
        label={m.game_form_home_penalty_minutes()}
        hint={hint}
      />
      <NumberField
        form={form}
        name="awayPenaltyMinutes"
        label={m.game_form_away_penalty_minutes()}
        hint={hint}
      />
    </div>
  );
}

function Score({ form }: { form: WriteFormState<GameValues> }) {
  const { values } = form;
  return (
    <>
      <div className={classes.pair}>
        <NumberField form={form} name="homeGoals" label={m.game_form_home_goals()} />
        <NumberField form={form} name="awayGoals" label={m.game_form_away_goals()} />
      </div>
      {!values['forfeitedBy'] && (
        <SelectField
          form={form}
          name="decidedIn"
          label={m.game_form_decided()}
          hint={values['decidedIn'] === 'shootout' ? m.game_form_shootout_hint() : undefined}
          options={decisions.map((value) => ({ value, label: decisionWords(value) }))}
        />
      )}
      <SelectField form={form} name="forfeitedBy" label={m.game_form_forfeit()} options={forfeits()} />
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
      {played && fairPlayMax !== null && <FairPlay form={form} max={fairPlayMax} />}
      {played && <PenaltyMinutes form={form} />}
    </>
  );
}
