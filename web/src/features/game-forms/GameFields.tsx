import { stages } from '@rondelle/contracts/competition/lists.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { m } from '../../paraglide/messages.js';
import { DateField } from '../../ui/form/DateField.tsx';
import classes from '../../ui/form/form.module.css';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import type { GameValues } from './game-values.ts';
import { stageName } from '../../ui/game-words/stage-name.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { ResultFields } from './ResultFields.tsx';
import { TeamField } from './TeamField.tsx';
import { VenueAndCity } from './VenueAndCity.tsx';

type Props = {
  form: WriteFormState<GameValues>;
  season: Outputs['season']['get'];
  fairPlayMax: number | null;
  /** True when the competition can be chosen; an existing game stays in its league or tournament. */
  isNew: boolean;
};

function Stage({ form }: { form: WriteFormState<GameValues> }) {
  const inTournament = form.values['kind'] === 'tournament';
  return (
    <div className={classes.pair}>
      <SelectField
        form={form}
        name="stage"
        label={m.field_stage()}
        options={stages.map((value) => ({ value, label: stageName(value) }))}
      />
      {inTournament && <ShortTextField form={form} name="group" label={m.field_group()} maxLength={40} />}
    </div>
  );
}

/** The fields of a game, for adding and editing: competition, teams, date, time, venue, city and result. */
export function GameFields({ form, season, fairPlayMax, isNew }: Props) {
  const { slug, startsOn, endsOn } = season;
  return (
    <>
      {isNew && <CompetitionFields form={form} season={season} />}
      <TeamField form={form} side="home" label={m.field_home_team()} season={slug} />
      <TeamField form={form} side="away" label={m.field_away_team()} season={slug} />
      <div className={classes.pair}>
        <DateField form={form} name="date" label={m.field_date()} min={startsOn} max={endsOn} />
        <TimeField form={form} name="time" label={m.field_time()} />
      </div>
      <ResultFields
        form={form}
        fairPlayMax={fairPlayMax}
        required={form.initial['played'] === 'yes' && !isNew}
      />
      <Stage form={form} />
      <VenueAndCity form={form} season={slug} />
    </>
  );
}
