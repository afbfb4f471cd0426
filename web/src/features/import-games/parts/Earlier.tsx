import { Button, Checkbox, Group } from '@mantine/core';
import { unfinishedForDays } from '@rondelle/contracts/competition/import-days.ts';
import type { ImportList } from '@rondelle/contracts/competition/imports.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Note } from '../../../ui/note/Note.tsx';
import type { Import } from '../use-import.ts';
import { EarlierImport } from './EarlierImport.tsx';

type Listed = ImportList['imports'][number];

// An import whose rows were not all sent cannot be resumed: the user has to choose its file again.
const canResume = ({ by, finished, sent, rows }: Listed): boolean => by === null && !finished && sent >= rows;

function Unfinished({ imports, work }: { imports: readonly Listed[]; work: Import }) {
  return imports.map((state) => (
    <Note key={state.importId}>
      <p>{m.import_unfinished({ done: state.done, rows: state.rows })}</p>
      <p>{m.import_unfinished_kept({ days: unfinishedForDays })}</p>
      <Button mt="xs" onClick={() => void work.resume(state)}>
        {m.import_resume()}
      </Button>
    </Note>
  ));
}

/** Lists a season’s imports, to resume or undo: the member’s own and, for administrators, those of all. */
export function Earlier({ season, work }: { season: string; work: Import }) {
  const { lang } = usePageLocation();
  const me = useMe();
  const [ofAll, setOfAll] = useState(false);
  const [before, setBefore] = useState<string | undefined>();
  const { data, error } = trpc.imports.list.useQuery(
    { lang, season, of: ofAll ? 'all' : 'mine', ...(before && { before }) },
    { staleTime: 0, retry: false, placeholderData: (known) => known },
  );
  if (error) return <Note role="alert">{error.message}</Note>;
  const imports = data?.imports ?? [];
  const maySeeAll = me !== null && isAllowed(me.role, 'member/roll-back');
  const started = imports.filter((one) => !canResume(one));
  return (
    <>
      <Unfinished imports={imports.filter(canResume)} work={work} />
      {(started.length > 0 || maySeeAll || before) && (
        <details className={blocks.fold}>
          <summary>{m.import_earlier()}</summary>
          {maySeeAll && (
            <Checkbox
              label={m.import_earlier_all()}
              checked={ofAll}
              onChange={(event) => {
                setOfAll(event.currentTarget.checked);
                setBefore(undefined);
              }}
            />
          )}
          {started.length === 0 && <p className={blocks.muted}>{m.import_earlier_none()}</p>}
          <ul className={blocks.rows}>
            {started.map((one) => (
              <EarlierImport key={one.importId} one={one} when={formatInstant(one.createdAt)} />
            ))}
          </ul>
          <Group gap="xs">
            {before && (
              <Button variant="default" onClick={() => setBefore(undefined)}>
                {m.import_earlier_latest()}
              </Button>
            )}
            {data?.older && (
              <Button variant="default" onClick={() => setBefore(data.older ?? undefined)}>
                {m.import_earlier_older()}
              </Button>
            )}
          </Group>
        </details>
      )}
    </>
  );
}
