import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { TournamentLoader } from '../../ui/structure/TournamentLoader.tsx';
import { useDisplayedCategory } from '../../ui/structure/use-displayed-category.ts';
import { checkEntered, entered } from './entered.ts';
import { EnteredTeam } from './EnteredTeam.tsx';
import { removalErrorWords } from './removal-error-words.ts';
import { RemoveTeam } from './RemoveTeam.tsx';
import { TeamsToEnter } from './TeamsToEnter.tsx';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';
import blocks from '../../ui/blocks.module.css';

type Props = FormProps & { tournament: CurrentTournament; choices: SeasonChoices };

const teamsToEnter = (values: EntryValues & { categoryId: string; group: string }) => ({
  teamIds: teamsIn(values).map(({ id }) => id),
  categoryId: Number(values['categoryId']),
  group: values['group']?.trim() || null,
});

const useEnter = ({ tournament, saved }: Props) => {
  const { lang, client } = useClient();
  const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
  const displayedCategory = useDisplayedCategory(tournament.categoryIds);
  return useWriteForm({
    draft: `tournament-teams ${tournament.id}`,
    initial: { teams: '', teamId: '', categoryId: String(displayedCategory ?? ''), group: '' },
    check: checkEntered,
    inputOf: teamsToEnter,
    send: (input, signal) => client.tournament.enterTeams.mutate({ ...ids, ...input }, { signal }),
    done: (_written, values) =>
      saved(
        entered(tournament.name[lang], values, (removal) =>
          client.tournament.removeTeam.mutate({ ...ids, ...removal }),
        ),
      ),
  });
};

function Enter(props: Props) {
  const { tournament, choices } = props;
  const form = useEnter(props);
  const held = choices.categories.filter(({ id }) => tournament.categoryIds.includes(id));
  const ids = { tournamentId: tournament.id, seasonId: tournament.season.id };
  const preview = usePreview(
    teamsIn(form.values).length > 0
      ? { procedure: 'tournament.enterTeams', input: { ...ids, ...teamsToEnter(form.values) } }
      : null,
  );
  return (
    <WriteForm form={preview.hold(form)} submit={m.entries_enter()}>
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
        categoryId={Number(form.values['categoryId'])}
        entered={tournament.teams}
      />
      <ShortTextField
        form={form}
        name="group"
        label={m.game_form_group()}
        hint={m.entries_group_hint()}
        maxLength={40}
      />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

function Entered({ tournament, choices, saved }: Props) {
  const { lang, client } = useClient();
  const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
  const competition = tournament.name[lang];
  return tournament.teams.map(({ id: teamId, name, categoryId, group, hasPlayed, hasToCome }) => (
    <EnteredTeam
      key={teamId}
      name={name}
      detail={[nameOf(choices.categories, categoryId), group].filter(Boolean).join(' · ')}
      removalError={removalErrorWords({ hasPlayed, hasToCome }, m.entries_played_in_tournament)}
      removal={
        <RemoveTeam
          name={`remove-tournament-team ${tournament.id} ${teamId}`}
          previewed={{ procedure: 'tournament.removeTeam', input: { ...ids, teamId } }}
          question={m.entries_remove_question({ team: name, competition })}
          send={(input, signal) =>
            client.tournament.removeTeam.mutate({ ...ids, ...input, teamId }, { signal })
          }
          done={m.entries_removed({ team: name, competition })}
          undo={() =>
            client.tournament.enterTeam.mutate({
              ...ids,
              commandId: newCommandId(),
              teamId,
              categoryId,
              group,
            })
          }
          saved={saved}
        />
      }
    />
  ));
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
