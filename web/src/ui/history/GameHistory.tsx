import type { HistoryEntry } from '@rondelle/contracts/competition/answers.ts';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { Changes } from './Changes.tsx';
import classes from './history.module.css';
import { actionWords, reasonWords, whoWords } from './history-words.ts';

const anchorOf = (revision: number) => `version-${revision}`;

function Entry({ entry }: { entry: HistoryEntry }) {
  const { revision, recordedAt, reason, changes } = entry;
  return (
    <li id={anchorOf(revision)} className={classes.entry}>
      <p className={classes.head}>
        <strong>{actionWords(entry)}</strong>
        <span>{whoWords(entry)}</span>
        <a href={`#${anchorOf(revision)}`} title={m.history_permalink()}>
          <time dateTime={recordedAt}>{formatInstant(recordedAt)}</time>
        </a>
      </p>
      {reason && <p className={classes.reason}>{m.history_reason({ reason: reasonWords(reason) })}</p>}
      {changes.length > 0 && <Changes changes={changes} first={revision === 0} />}
    </li>
  );
}

/** Who changed what, when, from what to what, and why: public for every game. */
export function GameHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <>
      <p className={classes.lead}>{m.history_lead()}</p>
      <ol className={classes.entries} reversed>
        {history.map((entry) => (
          <Entry key={entry.revision} entry={entry} />
        ))}
      </ol>
    </>
  );
}
