import { Box, Group } from '@mantine/core';
import { useId } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import { FormLink } from '../../../ui/form-link/FormLink.tsx';
import type { FieldsOf } from '../../../ui/fields/use-form-state.ts';
import type { LeagueValues } from '../last-league.ts';
import { useLeagueSearch } from '../../../lib/forms/use-league-search.ts';
import type { Grid } from './use-grid.ts';

type Props = { grid: Grid; season: Outputs['season']['get'] };

/** Fields for the league of all rows or, for inter-league games, their category. */
export function WhereFields({ grid, season }: Props) {
  const { values, setValues } = grid;
  const search = useLeagueSearch(season.slug);
  const form: FieldsOf<LeagueValues> = {
    id: useId(),
    values,
    errors: [],
    set: (name, value) => setValues({ [name]: value }),
  };
  return (
    <Group align="flex-end" gap="1.1rem">
      <Box flex="1 1 20rem" maw="34rem">
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
      </Box>
      {!values['leagueId'] && (
        <Box flex="1 1 20rem" maw="34rem">
          <SelectField
            form={form}
            name="categoryId"
            label={m.game_form_category()}
            empty={m.game_form_choose()}
            options={season.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Box>
      )}
    </Group>
  );
}
