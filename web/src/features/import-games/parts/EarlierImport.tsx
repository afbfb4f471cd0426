import { Stack } from '@mantine/core';
import type { ImportList } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Link } from '../../../ui/link/Link.tsx';
import { UndoTogether } from '../../../ui/progress/UndoTogether.tsx';
import { ChangedLeagues } from './ChangedLeagues.tsx';

type Props = { one: ImportList['imports'][number]; when: string };

const whatOf = ({ added, corrected }: Props['one']['counts']): string[] => [
  ...(added > 0 || corrected === 0 ? [m.import_earlier_added({ count: added })] : []),
  ...(corrected > 0 ? [m.import_earlier_corrected({ count: corrected })] : []),
];

/** An earlier import with the leagues that it changed, and its undo while any of its changes stand. */
export function EarlierImport({ one, when }: Props) {
  const { importId, counts, leagues, by, isUndone, finished } = one;
  const label = m.import_earlier_one({ when, what: whatOf(counts).join(', ') });
  // The leagues of an unfinished import are not counted.
  const isLeft = leagues.length > 0 || !finished;
  return (
    <Stack component="li" gap="0.375rem">
      <p>
        {label}
        {by && <> {by.path ? <Link href={by.path}>{by.name}</Link> : by.name}</>}
      </p>
      {isUndone && <p>{m.import_undone()}</p>}
      {isLeft ? (
        <>
          {leagues.length > 0 && <ChangedLeagues leagues={leagues} isLine />}
          <UndoTogether correlationId={importId} label={m.import_undo_of({ import: label })} />
        </>
      ) : (
        !isUndone && <p className={blocks.muted}>{m.import_gone()}</p>
      )}
    </Stack>
  );
}
