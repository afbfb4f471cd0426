import { Box } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/Icon.tsx';
import { usePageFiles } from './use-page-files.ts';
import blocks from '../blocks.module.css';

/** Link that subscribes to the page's calendar, on phones an icon; renders nothing when there is none. */
export function CalendarLink() {
  const { subscription } = usePageFiles();
  if (!subscription) return null;
  return (
    <a href={subscription} className={`${blocks.control} ${blocks.tight}`} aria-label={m.files_subscribe()}>
      <Icon of="results" size={16} />
      <Box component="span" visibleFrom="sm">
        {m.files_subscribe()}
      </Box>
    </a>
  );
}
