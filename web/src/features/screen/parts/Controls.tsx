import { Box } from '@mantine/core';
import { useNav } from '../../../lib/page/nav.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { useIdle } from '../use-idle.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  page: number;
  pages: number;
  /** The competition of the next view; null when that is the competition of the current one. */
  next: string | null;
  isStopped: boolean;
  toggle: () => void;
  /** The current problem, for example a lost connection. */
  message: string | null;
};

/** The position in the rotation, and buttons to pause it and to go full screen, which are transparent on an idle screen. */
export function Controls({ page, pages, next, isStopped, toggle, message }: Props) {
  const nav = useNav();
  const paths = usePaths();
  const { ref, isIdle } = useIdle();
  return (
    <Box component="footer" className={`${blocks.line} ${blocks.middle}`} c="dimmed" fz="max(0.875rem, 2vh)">
      <span>
        {m.screen_page({ page, pages })}
        {next && ` · ${m.screen_next({ next })}`}
      </span>
      {nav?.demo && <span>{m.shell_demo()}</span>}
      <span role="status">{message}</span>
      <Box ref={ref} className={blocks.actions ?? ''} ms="auto" style={{ opacity: isIdle ? 0 : 1 }}>
        <Link href={paths.venues()}>{m.screen_choose()}</Link>
        <button type="button" onClick={toggle} aria-pressed={isStopped}>
          {isStopped ? m.screen_resume() : m.screen_pause()}
        </button>
        <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
          {m.screen_full()}
        </button>
      </Box>
    </Box>
  );
}
