import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { RulesetsLoader, RulesetField, rulesetIn } from '../../ui/ruleset/RulesetField.tsx';
import { checkTournament, tournamentIn } from './tournament-values.ts';
import { TournamentFields } from './TournamentFields.tsx';

const empty = { name: '', nameEn: '', startsOn: '', endsOn: '', city: '', rulesetId: '' };

const useAddTournament = ({ choices, saved }: FormProps & { choices: SeasonChoices }) => {
  const { lang, page } = usePageLocation();
  const { client } = trpc.useUtils();
  const { id: seasonId, slug } = choices.season;
  const category = page && 'categoryId' in page && page.categoryId ? String(page.categoryId) : '';
  return useWriteForm({
    draft: `add-tournament ${slug}`,
    initial: { ...empty, categoryIds: category },
    check: (values) => [
      ...checkTournament(values),
      ...(values['rulesetId'] ? [] : [{ field: 'rulesetId', message: m.structure_check_ruleset() }]),
    ],
    inputOf: (values) => ({
      seasonId,
      ...tournamentIn(values),
      ...rulesetIn(values),
    }),
    send: (input, signal) => client.tournament.create.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.tournament_added({ name: tournamentIn(values).name[lang] }),
        path,
        undo: () =>
          client.tournament.delete.mutate({
            commandId: newCommandId(),
            lang,
            tournamentId: id,
            seasonId,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
};

function OfSeason(props: FormProps & { choices: SeasonChoices }) {
  const form = useAddTournament(props);
  return (
    <RulesetsLoader>
      {(rulesets) => (
        <WriteForm form={form} submit={m.tournament_form_add()}>
          <TournamentFields form={form} choices={props.choices} />
          <RulesetField form={form} rulesets={rulesets} />
        </WriteForm>
      )}
    </RulesetsLoader>
  );
}

/** Adds a tournament to the page's season. */
export function AddTournament(props: FormProps) {
  return <InSeason>{(choices) => <OfSeason {...props} choices={choices} />}</InSeason>;
}
