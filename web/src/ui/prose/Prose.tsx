import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import blocks from '../blocks.module.css';
import classes from './prose.module.css';

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Returns the path of a page link that was clicked; null for other sites, files and fragments of this page. */
const pathOf = ({ target }: MouseEvent): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const isOwn = /^\/(fr|en)(\/|$|\?)/u.test(href) && !link?.target && !link?.hasAttribute('download');
  return isOwn ? href : null;
};

/** HTML that the server has sanitised. Its links to pages navigate without reloading the document. */
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
      className={`${blocks.prose} ${classes.prose}`}
      lang={lang}
      onClickCapture={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
