import { useCallback, useMemo } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useNav } from '../../lib/page/nav.ts';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx';
import { useProgress } from '../../ui/progress/use-progress.ts';

const useTeams = (season: string) => {
  const { lang, client } = useClient();
  return useCallback(
    async (query: string) => {
      const teams = await client.search.teams.query({ lang, sid: season, query });
      return teams.map(({ id, name, path, region, city }) => ({
        id,
        name,
        path,
        detail: city ?? region.name,
      }));
    },
    [client, lang, season],
  );
};

/** Merges a team that was entered twice: all its records move to the team that stays. */
export function MergeTeam({ id, saved }: FormProps) {
  const pageLocation = usePageLocation();
  const { lang } = pageLocation;
  const { client } = trpc.useUtils();
  const ongoing = useNav()?.ongoingSeason?.slug;
  const progress = useProgress();
  const teamId = id ?? 0;
  const search = useTeams(seasonOf(pageLocation) ?? ongoing ?? '');
  const itself = useMemo(() => new Set([teamId]), [teamId]);
  const undoAll = (correlationId: string) =>
    progress.run(
      (commandId, before) =>
        client.history.undoTogether.mutate({ commandId, correlationId, lang, ...(before && { before }) }),
      newCommandId(),
      new AbortController().signal,
    );
  const form = useWriteForm({
    draft: `merge-team ${teamId}`,
    initial: { into: '', name: '', path: '' },
    check: ({ into }) => (into ? [] : [{ field: 'into', message: m.merge_team_choose() }]),
    inputOf: ({ into }) => ({ teamId, into: Number(into) }),
    send: (input, signal) =>
      progress.run(
        (commandId) => client.history.mergeTeams.mutate({ ...input, commandId, lang }, { signal }),
        input.commandId,
        signal,
      ),
    done: ({ correlationId }, { name, path }) =>
      saved({
        message: m.merge_team_done({ team: name }),
        path,
        undo: () => undoAll(correlationId),
      }),
  });
  const into = Number(form.values['into']);
  const preview = usePreview(into ? { procedure: 'history.mergeTeams', input: { teamId, into } } : null);
  return (
    <WriteForm form={preview.requireFor(form)} submit={m.merge_submit()}>
      <p>{m.merge_team_question()}</p>
      <SelectSearch
        form={form}
        name="into"
        label={m.merge_team_into()}
        search={search}
        without={itself}
        chosen={form.values['name'] ?? ''}
        choose={(team) =>
          form.setAll({ into: team ? String(team.id) : '', name: team?.name ?? '', path: team?.path ?? '' })
        }
      />
      <PreviewPart preview={preview} />
      <ProgressLine progress={progress} />
    </WriteForm>
  );
}
