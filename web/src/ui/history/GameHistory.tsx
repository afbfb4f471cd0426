import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { OlderPager } from '../pager/OlderPager.tsx';
import blocks from '../blocks.module.css';
import { HistoryLine } from './HistoryLine.tsx';
import { useMayUndo } from './use-may-undo.ts';

type Props = { id: number; history: readonly HistoryEntry[]; older: string | null; season: string };

/** Public history of a game: changes with author, time and reason, the latest first. */
export function GameHistory({ id, history, older, season }: Props) {
  const pageLocation = usePageLocation();
  const paths = usePaths();
  const mayUndo = useMayUndo();
  const isLatest = !new URLSearchParams(pageLocation.search).has('before');
  return (
    <>
      <ol className={blocks.rows} reversed start={(history[0]?.revision ?? 0) + 1}>
        {history.map((entry) => (
          <li key={entry.revision} id={`version-${entry.revision}`}>
            <HistoryLine
              entry={entry}
              path={paths.event(season, { kind: 'game', id, revision: entry.revision })}
              mayUndo={mayUndo}
            />
          </li>
        ))}
      </ol>
      <OlderPager isLatest={isLatest} older={older} />
    </>
  );
}
