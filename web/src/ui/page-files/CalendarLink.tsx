import { m } from '../../paraglide/messages.js';
import { usePageFiles } from './use-page-files.ts';
import blocks from '../blocks.module.css';

/** Link that subscribes to the page's calendar; renders nothing when there is none. */
export function CalendarLink() {
  const { subscription } = usePageFiles();
  if (!subscription) return null;
  return (
    <a href={subscription} className={blocks.control}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        aria-hidden="true"
        style={{ marginInlineEnd: '0.375rem' }}
      >
        <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {m.files_subscribe()}
    </a>
  );
}
