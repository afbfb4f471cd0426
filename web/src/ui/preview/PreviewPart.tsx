import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { RefusedList } from '../progress/RefusedList.tsx';
import { ChangesTables } from './ChangesTables.tsx';
import { PreviewGuard } from './PreviewGuard.tsx';
import { isDomainError } from './is-domain-error.ts';
import type { Preview } from './use-preview.ts';

type Props = {
  preview: Preview;
  level?: 2 | 3;
  /** Shown before the preview. */
  children?: ReactNode;
};

/** The preview within a form: what would change, why it would be refused, or a button that loads it. */
export function PreviewPart({ preview, level, children }: Props) {
  const { isOfPast, isDisplayed: isShown, canBeRequested, query, guard, show } = preview;
  const { data, error, isFetching } = query;
  return (
    <PreviewGuard guard={guard}>
      {isOfPast && <Note>{m.preview_past()}</Note>}
      {canBeRequested && (
        <Button variant="subtle" size="compact-md" onClick={show}>
          {m.preview_link()}
        </Button>
      )}
      {isShown && isFetching && <p>{m.preview_loading()}</p>}
      {isShown && !isFetching && isDomainError(error) && (
        <p>{m.preview_refused({ reason: error.message })}</p>
      )}
      {isShown && !isFetching && data && (
        <>
          {children}
          <ChangesTables {...data} {...(level && { level })} />
          <RefusedList refused={data.refused} />
        </>
      )}
    </PreviewGuard>
  );
}
