import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Link } from '../link/Link.tsx';
import { OlderPager } from '../pager/OlderPager.tsx';
import { activityWords } from './activity-words.ts';
import { Changes } from './Changes.tsx';
import { reasonWords } from './history-words.ts';
import { Who } from './Who.tsx';
import blocks from '../blocks.module.css';

const anchorOf = (revision: number) => `version-${revision}`;

function Entry({ entry, season }: { entry: HistoryEntry; season: string }) {
  const paths = usePaths();
  const { revision, position, recordedAt, reason, changes } = entry;
  const words = { action: activityWords(entry.action), when: formatInstant(recordedAt) };
  return (
    <li id={anchorOf(revision)} className={blocks.quote}>
      <p className={blocks.line}>
        <strong>{words.action}</strong>
        <span>
          <Who entry={entry} />
        </span>
        <a href={`#${anchorOf(revision)}`} title={m.history_permalink()}>
          <time dateTime={recordedAt}>{words.when}</time>
        </a>
        <Link
          href={`${paths.activity(season)}?event=${position}`}
          aria-label={m.history_details_label(words)}
        >
          {m.history_details()}
        </Link>
        <FormLink form="undo-event" about={Number(position)} aria-label={m.history_undo_label(words)}>
          {m.history_undo()}
        </FormLink>
      </p>
      {reason && <p>{m.history_reason({ reason: reasonWords(reason) })}</p>}
      {changes.length > 0 && <Changes changes={changes} first={revision === 0} />}
    </li>
  );
}

type Props = { history: readonly HistoryEntry[]; older: string | null; season: string };

/** Public history of a game: changes with author, time and reason. */
export function GameHistory({ history, older, season }: Props) {
  const pageLocation = usePageLocation();
  const isLatest = !new URLSearchParams(pageLocation.search).has('before');
  return (
    <>
      <p className={blocks.note}>{m.history_lead()}</p>
      <ol className={blocks.stack} reversed start={(history[0]?.revision ?? 0) + 1}>
        {history.map((entry) => (
          <Entry key={entry.revision} entry={entry} season={season} />
        ))}
      </ol>
      <OlderPager isLatest={isLatest} older={older} />
    </>
  );
}
