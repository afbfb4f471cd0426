import formClasses from '../form/form.module.css';
import { m } from '../../paraglide/messages.js';
import { PreviewTables } from './PreviewTables.tsx';
import classes from './preview.module.css';
import type { Preview } from './use-preview.ts';

/** In a form about a game: what saving it would move, or the way to see it. */
export function PreviewPart({ preview }: { preview: Preview }) {
  const { isPast, isShown, canShow, query, show } = preview;
  return (
    <div className={classes.part} role="status">
      {isPast && canShow && <p className={formClasses.note}>{m.preview_past()}</p>}
      {!isPast && canShow && !isShown && (
        <button type="button" className={formClasses.inline} onClick={show}>
          {m.preview_link()}
        </button>
      )}
      {isShown && query.isFetching && <p>{m.preview_loading()}</p>}
      {isShown && query.isError && !query.isFetching && <p>{m.preview_failed()}</p>}
      {isShown && query.data && !query.isFetching && <PreviewTables answer={query.data} />}
    </div>
  );
}
