import { Button, NativeSelect } from '@mantine/core';
import { useNav } from '../../lib/page/nav.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { FilterForm } from '../../ui/filter-form/FilterForm.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { OneStep } from './parts/OneStep.tsx';
import { TableAfterEvent } from './parts/TableAfterEvent.tsx';
import { SeasonLinks } from './parts/SeasonLinks.tsx';

/** Steps through the events of a season, with the league table after each; the URL holds the position. */
export function SeasonReplayPage() {
  const nav = useNav();
  const ongoingSeason = nav?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('seasonReplay', 'main', { ongoingSeason, retry: false });
  const pageQuery =
    ongoingSeason === null && query.data === undefined && !query.isError ? { ...query, data: null } : query;
  return (
    <AdminFrame
      title={m.season_replay_title()}
      description={m.season_replay_description()}
      lead={m.season_replay_lead()}
      query={pageQuery}
    >
      {(replay) => (
        <>
          <FilterForm key={replay?.season}>
            <NativeSelect
              name="season"
              label={m.season_replay_season()}
              defaultValue={replay?.season ?? ''}
              data={(nav?.seasons ?? []).map(({ slug }) => slug)}
            />
            <Button type="submit">{m.season_replay_open()}</Button>
          </FilterForm>
          {replay === null || replay.at === null || replay.recordedAt === null ? (
            <Empty title={m.season_replay_none()} />
          ) : (
            <>
              <SeasonLinks replay={replay} />
              <Columns
                even
                main={<OneStep position={replay.at} />}
                aside={
                  <TableAfterEvent
                    season={replay.season}
                    league={replay.league}
                    knownAt={replay.recordedAt}
                  />
                }
              />
            </>
          )}
        </>
      )}
    </AdminFrame>
  );
}
