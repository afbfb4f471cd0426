import { m } from '../../paraglide/messages.js';
import { RefusedList } from '../progress/RefusedList.tsx';
import { ChangesTables } from './ChangesTables.tsx';
import classes from './preview.module.css';
import type { Rehearsal } from './use-rehearsal.ts';

/** What is malformed, such as too many rows at a time, says nothing of the change. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'domainCode' in error.data &&
  typeof error.data.domainCode === 'string' &&
  error.data.domainCode !== 'request/invalid';

type Props = { rehearsal: Rehearsal; level?: 2 | 3 };

/** In a form: what sending it would move, or why it would be refused. */
export function RehearsalPart({ rehearsal: { query }, level }: Props) {
  const { data, error, isFetching } = query;
  return (
    <div className={classes.part} role="status">
      {isFetching && <p>{m.preview_loading()}</p>}
      {!isFetching && error && (
        <p>{isRefusal(error) ? m.preview_refused({ reason: error.message }) : m.preview_failed()}</p>
      )}
      {!isFetching && data && (
        <>
          <ChangesTables {...data} {...(level && { level })} />
          <RefusedList refused={data.refused} />
        </>
      )}
    </div>
  );
}
