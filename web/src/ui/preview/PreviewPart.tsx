import formClasses from '../form/form.module.css';
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
      {isPast && canShow && <p className={formClasses.note}>{m.preview_past()}</p>}
      {!isPast && canShow && !isShown && (
        <button type="button" className={formClasses.inline} onClick={show}>
          {m.preview_link()}
        </button>
      )}
      {isShown && query.isFetching && <p>{m.preview_loading()}</p>}
      {isShown && !query.isFetching && isDomainError(query.error) && (
        <p>{m.preview_refused({ reason: query.error.message })}</p>
      )}
      {isShown && query.data && !query.isFetching && <ChangesTables {...query.data} />}
    </HeldPart>
  );
}
