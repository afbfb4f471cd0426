import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { m } from '../../paraglide/messages.js';
import { RadioField } from '../../ui/choices/RadioField.tsx';
import { Group } from '../../ui/fields/Group.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import type { GameValues } from './game-values.ts';
import { ofCategory, ofKind, ofLeague, ofTournament } from './competition-values.ts';
import { useLeagueSearch } from '../../lib/forms/use-league-search.ts';
import { useRules, useTournamentSearch } from './use-choices.ts';

type Season = Outputs['season']['get'];
type Props = { form: WriteFormState<GameValues>; season: Season };

function LeagueField({ form, season }: Props) {
  const search = useLeagueSearch(season.slug);
  const chosen = form.values['leagueName'] ?? '';
  return (
    <SelectSearch
      form={form}
      name="leagueId"
      label={m.game_form_league()}
      hint={chosen ? m.game_form_league_hint() : m.game_form_interleague_hint()}
      search={search}
      none={<FormLink form="add-league">{m.league_form_add()}</FormLink>}
      chosen={chosen}
      choose={(league) => form.setAll(ofLeague(league))}
    />
  );
}

function TournamentField({ form, season }: Props) {
  return (
    <SelectSearch
      form={form}
      name="tournamentId"
      label={m.game_form_tournament()}
      search={useTournamentSearch(season.slug)}
      none={<FormLink form="add-tournament">{m.tournament_form_add()}</FormLink>}
      chosen={form.values['tournamentName'] ?? ''}
      choose={(tournament) =>
        form.setAll(
          ofTournament(tournament, { date: form.values.date, today: dayInQuebec(new Date().toISOString()) }),
        )
      }
    />
  );
}

function CategoryField({ form, season }: Props) {
  const { categories } = useRules({ season: season.slug, values: form.values });
  const offered = form.values['kind'] === 'tournament' ? (categories ?? []) : season.categories;
  return (
    <SelectField
      form={form}
      name="categoryId"
      label={m.game_form_category()}
      empty={m.game_form_choose()}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChoose={(value) => form.setAll(ofCategory(offered.find(({ id }) => String(id) === value)))}
    />
  );
}

/** Fields for the competition of a new game: a league, a tournament, or only a category (inter-league game). */
export function CompetitionFields({ form, season }: Props) {
  const { values } = form;
  const isTournament = values['kind'] === 'tournament';
  const choose = (kind: 'league' | 'tournament') => form.setAll(ofKind(kind, form.initial));
  return (
    <>
      <Group legend={m.game_form_kind()}>
        <RadioField form={form} name="kind" value="league" choose={() => choose('league')} first>
          {m.game_form_kind_league()}
        </RadioField>
        <RadioField form={form} name="kind" value="tournament" choose={() => choose('tournament')}>
          {m.game_form_kind_tournament()}
        </RadioField>
      </Group>
      {isTournament ? (
        <TournamentField form={form} season={season} />
      ) : (
        <LeagueField form={form} season={season} />
      )}
      {(isTournament || !values['leagueId']) && <CategoryField form={form} season={season} />}
    </>
  );
}
