import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { RefusedList } from '../progress/RefusedList.tsx';
import { ChangesTables } from './ChangesTables.tsx';
import { HeldPart } from './HeldPart.tsx';
import { isDomainError } from './is-refusal.ts';
import type { Rehearsal } from './use-rehearsal.ts';

type Props = {
  rehearsal: Rehearsal;
  level?: 2 | 3;
  /** What else there is to know of it, said first. */
  children?: ReactNode;
};

/** In a form: what sending it would move, or why it would be refused. */
export function RehearsalPart({ rehearsal: { query, held }, level, children }: Props) {
  const { data, error, isFetching } = query;
  return (
    <HeldPart held={held}>
      {isFetching && <p>{m.preview_loading()}</p>}
      {!isFetching && isDomainError(error) && <p>{m.preview_refused({ reason: error.message })}</p>}
      {!isFetching && data && (
        <>
          {children}
          <ChangesTables {...data} {...(level && { level })} />
          <RefusedList refused={data.refused} />
        </>
      )}
    </HeldPart>
  );
}
