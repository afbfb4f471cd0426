import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { checkTeam, emptyTeam, listingIn } from './team-values.ts';
import { TeamFields } from './TeamFields.tsx';

/** The default category and region, from the page that the form was opened on. */
const useFromPage = () => {
  const { page, search } = usePageLocation();
  const filtered = new URLSearchParams(search).get('region') ?? '';
  return {
    categoryId: page && 'categoryId' in page && page.categoryId ? String(page.categoryId) : '',
    regionId: page && 'regionId' in page ? String(page.regionId) : /^\d+$/.test(filtered) ? filtered : '',
  };
};

function OfSeason({ choices, saved }: FormProps & { choices: SeasonChoices }) {
  const { lang, client } = useClient();
  const { season } = choices;
  const form = useWriteForm({
    draft: `add-team ${season.slug}`,
    initial: { ...emptyTeam, ...useFromPage() },
    check: checkTeam,
    inputOf: (values) => ({ seasonId: season.id, ...listingIn(values) }),
    send: (input, signal) => client.team.register.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, { name }) =>
      saved({
        message: m.team_added({ name, season: season.slug }),
        path,
        undo: () =>
          client.team.delete.mutate({
            commandId: newCommandId(),
            lang,
            teamId: id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.team_form_add()}>
      <TeamFields form={form} choices={choices} />
    </WriteForm>
  );
}

/** Adds a team to the page's season. */
export function AddTeam(props: FormProps) {
  return <InSeason>{(choices) => <OfSeason {...props} choices={choices} />}</InSeason>;
}
