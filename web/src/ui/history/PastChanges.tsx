import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';
import { DaysOfChanges } from './DaysOfChanges.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { SubjectName } from './SubjectName.tsx';
import { useMayUndo } from './use-may-undo.ts';

type Props = {
  changes: readonly PastChange[];
  /** The page's entity; entries of other entities are named. */
  of?: { readonly kind: string; readonly id: number };
  /** Shows members a link to undo each entry. */
  undoable?: boolean;
  /** Groups a long list by day. */
  byDay?: boolean;
};

/** The changed entity, unless it is the page's, and the season of a team's change. */
function Subject({ change, of }: { change: PastChange } & Pick<Props, 'of'>) {
  const { kind, subject, season } = change;
  const name = <SubjectName of={change} />;
  const isOther = of?.kind !== kind || of.id !== subject.id;
  return (
    <>
      {isOther && ' '}
      {isOther && (subject.path ? <Link href={subject.path}>{name}</Link> : name)}
      {kind === 'team' && season && ` ${m.history_in_season({ season })}`}
    </>
  );
}

/** Changes with author, time and reason; each entry links to its own page and, if `undoable`, to its undo form. */
export function PastChanges({ changes, of, undoable = true, byDay = false }: Props) {
  const mayUndo = useMayUndo() && undoable;
  const line = (change: PastChange) => (
    <li key={change.position}>
      <HistoryLine entry={change} path={change.path} mayUndo={mayUndo} inDay={byDay}>
        <Subject change={change} {...(of && { of })} />
      </HistoryLine>
    </li>
  );
  if (!byDay) return <ol className={blocks.rows}>{changes.map(line)}</ol>;
  return (
    <DaysOfChanges entries={changes} heading="h3">
      {(ofDay) => ofDay.map(line)}
    </DaysOfChanges>
  );
}
