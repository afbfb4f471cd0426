import { createContext, useContext, useEffect } from 'react';
import { m } from '../paraglide/messages.js';

/** What a page says about itself to browsers, search engines and social networks. */
export type Head = { readonly title: string; readonly description: string };

/** The server collects with this what the page says; the browser has none and changes the document instead. */
export const HeadContext = createContext<((head: Head) => void) | null>(null);

/** True for the parts of a page: what they say about themselves while they load or fail is not the page's. */
export const InPageContext = createContext(false);

export const fullTitle = ({ title }: Head) =>
  title === m.site_name() ? `${m.site_name()} – ${m.site_tagline()}` : `${title} – ${m.site_name()}`;

/** Tells screen readers that another page has come: the shell holds a polite live region. */
const announce = (title: string) => {
  const region = document.getElementById('announcer');
  if (region) region.textContent = title;
};

/** Sets the page's title and description; called by every page, in each of its states. Inside a page it does nothing. */
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
