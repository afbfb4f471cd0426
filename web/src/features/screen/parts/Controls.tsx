import { useNav } from '../../../lib/nav.ts';
import { m } from '../../../paraglide/messages.js';
import classes from '../screen.module.css';

type Props = {
  page: number;
  pages: number;
  isStopped: boolean;
  toggle: () => void;
  /** What is wrong just now. */
  said: string | null;
};

/** Where the screen is in its turn, and what whoever sets it up needs: to stop it, and to fill the screen. */
export function Controls({ page, pages, isStopped, toggle, said }: Props) {
  const nav = useNav();
  return (
    <footer className={classes.end}>
      <span>{m.screen_page({ page, pages })}</span>
      {nav?.demo && <span>{m.embed_demo()}</span>}
      <span role="status">{said}</span>
      <span className={classes.buttons}>
        <button type="button" onClick={toggle} aria-pressed={isStopped}>
          {isStopped ? m.screen_resume() : m.screen_pause()}
        </button>
        <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
          {m.screen_full()}
        </button>
      </span>
    </footer>
  );
}
