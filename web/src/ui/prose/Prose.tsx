import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import classes from './prose.module.css';

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** The page of the site that a click leads to; null where it leads elsewhere, to a file or to a part of this page. */
const pathOf = ({ target }: MouseEvent): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const isOwn = /^\/(fr|en)(\/|$|\?)/u.test(href) && !link?.target && !link?.hasAttribute('download');
  return isOwn ? href : null;
};

/** A text that was made clean where it was read: nothing in it runs. Its links to pages load no document anew. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent) => {
    const path = isPlain(event) ? pathOf(event) : null;
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <div
      className={classes.prose}
      lang={lang}
      onClickCapture={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
