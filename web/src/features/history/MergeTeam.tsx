import { useCallback } from 'react';
import type { FormProps } from '../../lib/form-props.ts';
import { useNav } from '../../lib/nav.ts';
import { seasonOf, usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../ui/progress/use-progress.ts';

/** The other teams of the season by what is typed. */
const useOthers = (teamId: number, season: string) => {
  const { lang } = usePlace();
  const { client } = trpc.useUtils();
  return useCallback(
    async (query: string) => {
      const teams = await client.search.teams.query({ lang, sid: season, query });
      return teams
        .filter(({ id }) => id !== teamId)
        .map(({ id, name, region, city }) => ({ id, name, detail: city ?? region.name }));
    },
    [client, lang, season, teamId],
  );
};

/** This team was entered twice: all it has goes to the one that stays. */
export function MergeTeam({ id, saved }: FormProps) {
  const place = usePlace();
  const { lang } = place;
  const { client } = trpc.useUtils();
  const ongoing = useNav()?.ongoingSeason?.slug;
  const progress = useProgress();
  const teamId = id ?? 0;
  const search = useOthers(teamId, seasonOf(place) ?? ongoing ?? '');
  const form = useWriteForm({
    draft: `merge-team ${teamId}`,
    initial: { into: '', name: '' },
    check: ({ into }) => (into ? [] : [{ field: 'into', message: m.merge_team_choose() }]),
    inputOf: ({ into }) => ({ teamId, into: Number(into) }),
    send: (input, signal) =>
      progress.run(
        (commandId) => client.history.mergeTeams.mutate({ ...input, commandId, lang }, { signal }),
        input.commandId,
        signal,
      ),
    done: (_answer, { name = '' }) => saved({ message: m.merge_team_done({ team: name }) }),
  });
  return (
    <WriteForm form={form} submit={m.merge_submit()}>
      <p>{m.merge_team_question()}</p>
      <SelectSearch
        form={form}
        name="into"
        label={m.merge_team_into()}
        search={search}
        chosen={form.values['name'] ?? ''}
        choose={(team) => form.setAll({ into: team ? String(team.id) : '', name: team?.name ?? '' })}
      />
      <ProgressLine progress={progress} />
    </WriteForm>
  );
}
