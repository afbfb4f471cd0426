import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

/** Samples of the text styles, for the gallery of components. */
export function Texts() {
  return (
    <div className={`${blocks.prose} ${blocks.stack}`}>
      <h3>{m.gallery_sample_team()}</h3>
      <p>{m.site_description()}</p>
      <p className={blocks.muted}>{m.gallery_muted()}</p>
      <p className={blocks.note}>{m.gallery_note()}</p>
      <p className={blocks.big}>{m.site_tagline()}</p>
      <p className={blocks.error}>{m.gallery_error()}</p>
      <details className={blocks.fold}>
        <summary>{m.gallery_fold()}</summary>
        <p>{m.site_description()}</p>
      </details>
    </div>
  );
}
