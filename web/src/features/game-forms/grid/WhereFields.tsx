import { useId } from 'react';
import type { Answers } from '../../../lib/answers.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import type { FieldsOf } from '../../../ui/form/use-form-state.ts';
import type { LeagueValues } from '../last-league.ts';
import { useLeagueSearch } from '../../../lib/use-league-search.ts';
import classes from './grid.module.css';
import type { Grid } from './use-grid.ts';

type Props = { grid: Grid; season: Answers['season']['get'] };

/** The league of all rows, or none and their category. */
export function WhereFields({ grid, season }: Props) {
  const { values, setValues } = grid;
  const search = useLeagueSearch(season.slug);
  const form: FieldsOf<LeagueValues> = {
    id: useId(),
    values,
    faults: [],
    set: (name, value) => setValues({ [name]: value }),
  };
  return (
    <div className={classes.where}>
      <SelectSearch
        form={form}
        name="leagueId"
        label={m.game_form_league()}
        hint={values['leagueName'] ? m.game_form_league_hint() : m.game_form_interleague_hint()}
        search={search}
        none={<FormLink form="add-league">{m.league_form_add()}</FormLink>}
        chosen={values.leagueName}
        choose={(league) =>
          setValues({
            leagueId: league ? String(league.id) : '',
            leagueName: league?.name ?? '',
            regionId: league ? String(league.region.id) : '',
            ...(league && { categoryId: String(league.category.id), categoryName: league.category.name }),
          })
        }
      />
      {!values['leagueId'] && (
        <SelectField
          form={form}
          name="categoryId"
          label={m.game_form_category()}
          empty={m.game_form_choose()}
          options={season.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </div>
  );
}
