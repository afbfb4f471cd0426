import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { TournamentLoader } from '../../ui/structure/TournamentLoader.tsx';
import { useDisplayedCategory } from '../../ui/structure/use-displayed-category.ts';
import { checkEntered, enteredWords, removeEntered } from './entered.ts';
import { EnteredTeam } from './EnteredTeam.tsx';
import { TeamsToEnter } from './TeamsToEnter.tsx';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';
import blocks from '../../ui/blocks.module.css';

type Props = FormProps & { tournament: CurrentTournament; choices: SeasonChoices };

const teamsToEnter = (values: EntryValues & { categoryId: string; group: string }) => ({
  teamIds: teamsIn(values).map(({ id }) => id),
  categoryId: Number(values['categoryId']),
  group: values['group']?.trim() || null,
});

function Enter({ tournament, choices, saved }: Props) {
  const { lang, client } = useClient();
  const ids = { tournamentId: tournament.id, seasonId: tournament.season.id };
  const displayedCategory = useDisplayedCategory(tournament.categoryIds);
  const held = choices.categories.filter(({ id }) => tournament.categoryIds.includes(id));
  return (
    <ChangeForm
      draft={`tournament-teams ${tournament.id}`}
      initial={{ teams: '', teamId: '', categoryId: String(displayedCategory ?? ''), group: '' }}
      check={checkEntered}
      inputOf={(values) => ({ ...ids, ...teamsToEnter(values) })}
      send={client.tournament.enterTeams.mutate}
      submit={m.entries_enter()}
      done={(_written, values) => ({ message: enteredWords(tournament.name[lang], values) })}
      undo={(_again, _written, values) =>
        removeEntered(values, (removal) => client.tournament.removeTeam.mutate({ ...ids, ...removal, lang }))
      }
      previewed={(values) => ({
        procedure: 'tournament.enterTeams',
        input: { ...ids, ...teamsToEnter(values) },
      })}
      saved={saved}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="categoryId"
            label={m.game_form_category()}
            options={optionsOf(held)}
            onChoose={(categoryId) => form.setAll({ categoryId, teams: '' })}
          />
          <TeamsToEnter
            form={form}
            season={tournament.season.slug}
            categoryId={Number(form.values.categoryId)}
            entered={tournament.teams}
          />
          <ShortTextField
            form={form}
            name="group"
            label={m.field_group()}
            hint={m.entries_group_hint()}
            maxLength={40}
          />
        </>
      )}
    </ChangeForm>
  );
}

function Entered({ tournament, choices, saved }: Props) {
  const { client } = useClient();
  const ids = { tournamentId: tournament.id, seasonId: tournament.season.id };
  return tournament.teams.map((team) => {
    const { categoryId, group } = team;
    return (
      <EnteredTeam
        key={team.id}
        kind="tournament"
        competition={tournament}
        team={team}
        detail={[nameOf(choices.categories, categoryId), group].filter(Boolean).join(' · ')}
        enterAgain={(again) =>
          client.tournament.enterTeam.mutate({ ...again, ...ids, teamId: team.id, categoryId, group })
        }
        saved={saved}
      />
    );
  });
}

/** Enters teams in a tournament, and removes those that have not played in it. */
export function TournamentTeams(props: FormProps) {
  return (
    <TournamentLoader id={props.id}>
      {(tournament) => (
        <InSeason>
          {(choices) => (
            <>
              <Enter {...props} tournament={tournament} choices={choices} />
              <h3>{m.entries_list({ count: String(tournament.teams.length) })}</h3>
              <ul className={blocks.rows}>
                <Entered {...props} tournament={tournament} choices={choices} />
              </ul>
            </>
          )}
        </InSeason>
      )}
    </TournamentLoader>
  );
}
