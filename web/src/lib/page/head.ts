import { createContext, useContext, useEffect } from 'react';
import { m } from '../../paraglide/messages.js';

/** Title and description of a page for browsers, search engines and social networks. */
export type Head = { readonly title: string; readonly description: string };

/** Collects the page's head on the server. Null in the browser, where `useHead` changes the document. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** True inside a page: loading and failure states of its parts must not change the page's head. */
export const InPageContext = createContext(false);

export const fullTitle = ({ title }: Head) =>
  title === m.site_name() ? `${m.site_name()} – ${m.site_tagline()}` : `${title} – ${m.site_name()}`;

/** Announces a new page to screen readers through the polite live region of the shell. */
const announce = (title: string) => {
  const region = document.getElementById('announcer');
  if (region) region.textContent = title;
};

/** Sets the page's title and description; every page calls it in each of its states. Does nothing inside a page. */
export const useHead = ({ title, description }: Head): void => {
  const collect = useContext(HeadContext);
  const isPart = useContext(InPageContext);
  if (!isPart) collect?.({ title, description });
  useEffect(() => {
    if (isPart) return;
    const full = fullTitle({ title, description });
    if (document.title !== full) announce(title);
    document.title = full;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [isPart, title, description]);
};
