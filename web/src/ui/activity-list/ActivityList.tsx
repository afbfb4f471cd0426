import { Box } from '@mantine/core';
import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import type { ReactNode } from 'react';
import { formatClock } from '../../lib/format/format.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { activityWords, kindWords } from '../history/activity-words.ts';
import { DaysOfChanges } from '../history/DaysOfChanges.tsx';
import { EntryLine, OnWide } from '../history/EntryLine.tsx';
import { whoWords } from '../history/history-words.ts';
import { SubjectName } from '../history/SubjectName.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';
import { foldedChanges } from './folded-changes.ts';

/** An entry with its season in lists over several seasons; null for entities without a season. */
type Listed = Activity & { readonly season?: string | null };

/** Context of a change, such as the competition of a game. */
function About({ about }: Pick<Listed, 'about'>) {
  if (!about) return null;
  const name = about.path ? <Link href={about.path}>{about.name}</Link> : about.name;
  return <span className={blocks.muted}> · {name}</span>;
}

type EntryProps = { entry: Listed; path?: string | undefined; inDay?: boolean };

export function ActivityEntry({ entry, path, inDay = false }: EntryProps) {
  const { kind, subject, about, season } = entry;
  const name = <SubjectName of={entry} />;
  return (
    <li>
      <EntryLine entry={entry} path={path} inDay={inDay}>
        {subject.name && kind !== 'game' && (
          // Phones omit the kind, because the words of the action imply it.
          <OnWide>
            <span className={blocks.muted}>{kindWords(kind)} </span>
          </OnWide>
        )}
        {subject.path ? <Link href={subject.path}>{name}</Link> : name}
        <About about={about} />
        {season && <span className={blocks.muted}> · {season}</span>}
      </EntryLine>
    </li>
  );
}

/** Many changes of one moment as one line that opens. */
function Folded({ entries, children }: { entries: readonly Listed[]; children: ReactNode }) {
  const [first] = entries;
  if (!first) return null;
  return (
    <li>
      <Box component="details" className={blocks.fold ?? ''} m={0}>
        <summary>
          <strong>{activityWords(first.action)}</strong> · {m.games_count({ count: entries.length })}
          {` · ${formatClock(first.recordedAt)} · ${whoWords(first)}`}
        </summary>
        <ol className={blocks.rows}>{children}</ol>
      </Box>
    </li>
  );
}

type Props = {
  entries: readonly Listed[];
  /** Season of the activity log with the page of each change; a change or its whole action is undone there. */
  season?: string;
  /** Level of the headings of days. */
  heading?: 'h2' | 'h3';
};

/** A list of changes by day: what was done, to what, by whom and when. */
export function ActivityList({ entries, season, heading = 'h2' }: Props) {
  const paths = usePaths();
  const line = (entry: Listed) => (
    <ActivityEntry
      key={entry.position}
      entry={entry}
      path={season === undefined ? undefined : paths.event(season, { ...entry, id: entry.subject.id })}
      inDay
    />
  );
  return (
    <DaysOfChanges entries={entries} heading={heading}>
      {(ofDay) =>
        foldedChanges(ofDay).map((run) =>
          run.length === 1 ? (
            run.map(line)
          ) : (
            <Folded key={run[0]?.position} entries={run}>
              {run.map(line)}
            </Folded>
          ),
        )
      }
    </DaysOfChanges>
  );
}
