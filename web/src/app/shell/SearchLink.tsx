import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import classes from './shell.module.css';

type Dialog = ComponentType<{ season: string; close: () => void }>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A link to the search page; where the browser runs scripts it opens the search box instead, and so does `/`. */
export function SearchLink({ season }: { season: string | null }) {
  const paths = usePaths();
  const [Box, setBox] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setOpen(true);
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setBox(() => SearchDialog),
      () => location.assign(paths.search()),
    );
  }, [paths]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [show]);
  const onClick = (event: MouseEvent) => {
    if (season === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <a href={paths.search()} className={classes.search} onClick={onClick} aria-keyshortcuts="/">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span>{m.shell_search()}</span>
      </a>
      {open && Box && season && <Box season={season} close={() => setOpen(false)} />}
    </>
  );
}
