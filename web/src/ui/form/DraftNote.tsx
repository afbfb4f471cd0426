import { Button } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';

/** States that a draft was restored and offers to discard it. */
export function DraftNote({ startOver }: { startOver: () => void }) {
  return (
    <Note>
      {m.draft_restored()}{' '}
      <Button variant="subtle" size="compact-md" onClick={startOver}>
        {m.draft_start_over()}
      </Button>
    </Note>
  );
}
