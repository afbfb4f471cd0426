import { Button } from '@mantine/core';
import { Note } from '../note/Note.tsx';
import { m } from '../../paraglide/messages.js';
import { ChangesTables } from './ChangesTables.tsx';
import { HeldPart } from './HeldPart.tsx';
import { isDomainError } from './is-refusal.ts';
import type { Preview } from './use-preview.ts';

/** In a form about a game: what saving it would move, or the way to see it. */
export function PreviewPart({ preview }: { preview: Preview }) {
  const { isPast, isShown, canShow, query, held, show } = preview;
  return (
    <HeldPart held={held}>
      {isPast && canShow && <Note>{m.preview_past()}</Note>}
      {!isPast && canShow && !isShown && (
        <Button variant="subtle" size="compact-md" onClick={show}>
          {m.preview_link()}
        </Button>
      )}
      {isShown && query.isFetching && <p>{m.preview_loading()}</p>}
      {isShown && !query.isFetching && isDomainError(query.error) && (
        <p>{m.preview_refused({ reason: query.error.message })}</p>
      )}
      {isShown && query.data && !query.isFetching && <ChangesTables {...query.data} />}
    </HeldPart>
  );
}
