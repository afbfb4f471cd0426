import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { LeagueLoader } from '../../ui/structure/LeagueLoader.tsx';
import { checkEntered, enteredWords, removeEntered } from './entered.ts';
import { EnteredTeam } from './EnteredTeam.tsx';
import { MoveTeam } from './MoveTeam.tsx';
import { TeamsToEnter } from './TeamsToEnter.tsx';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';
import blocks from '../../ui/blocks.module.css';

type Props = FormProps & { league: CurrentLeague; choices: SeasonChoices };

const divisionIdIn = (text: string | undefined) => (text ? Number(text) : null);

const teamsToEnter = (values: EntryValues & { divisionId: string }) => ({
  teams: teamsIn(values).map(({ id }) => ({ teamId: id, divisionId: divisionIdIn(values.divisionId) })),
});

function Enter({ league, choices, saved }: Props) {
  const { lang, client } = useClient();
  const ids = { leagueId: league.id, seasonId: league.season.id };
  return (
    <ChangeForm
      draft={`league-teams ${league.id}`}
      initial={{ teams: '', teamId: '', divisionId: '' }}
      check={checkEntered}
      inputOf={(values) => ({ ...ids, ...teamsToEnter(values) })}
      send={client.league.enterTeams.mutate}
      submit={m.entries_enter()}
      done={(_written, values) => ({ message: enteredWords(league.name[lang], values) })}
      undo={(_again, _written, values) =>
        removeEntered(values, (removal) => client.league.removeTeam.mutate({ ...ids, ...removal, lang }))
      }
      previewed={(values) => ({
        procedure: 'league.enterTeams',
        input: { ...ids, ...teamsToEnter(values) },
      })}
      saved={saved}
    >
      {(form) => (
        <>
          <TeamsToEnter
            form={form}
            season={league.season.slug}
            categoryId={league.categoryId}
            entered={league.teams}
          />
          {choices.divisions.length > 0 && (
            <SelectField
              form={form}
              name="divisionId"
              label={m.entries_division()}
              empty={m.entries_no_division()}
              options={optionsOf(choices.divisions)}
            />
          )}
        </>
      )}
    </ChangeForm>
  );
}

function Entered({ league, choices, saved }: Props) {
  const { client } = useClient();
  const ids = { leagueId: league.id, seasonId: league.season.id };
  return league.teams.map((team) => (
    <EnteredTeam
      key={team.id}
      kind="league"
      competition={league}
      team={team}
      detail={nameOf(choices.divisions, team.divisionId)}
      enterAgain={(again) =>
        client.league.enterTeam.mutate({ ...again, ...ids, teamId: team.id, divisionId: team.divisionId })
      }
      {...(choices.divisions.length > 0 && {
        move: <MoveTeam league={league} team={team} choices={choices} saved={saved} />,
      })}
      saved={saved}
    />
  ));
}

/** Enters teams in a league, moves them between divisions, and removes those that have not played. */
export function LeagueTeams(props: FormProps) {
  return (
    <LeagueLoader id={props.id}>
      {(league) => (
        <InSeason>
          {(choices) => (
            <>
              <Enter {...props} league={league} choices={choices} />
              <h3>{m.entries_list({ count: String(league.teams.length) })}</h3>
              <ul className={blocks.rows}>
                <Entered {...props} league={league} choices={choices} />
              </ul>
            </>
          )}
        </InSeason>
      )}
    </LeagueLoader>
  );
}
