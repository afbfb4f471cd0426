import { useEffect, useRef } from 'react';

/**
 * After navigation to another path, focuses the content and scrolls to the top or to the URL's fragment. Going back
 * keeps the scroll position.
 */
export const useNavigationFocus = (path: string): void => {
  const before = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = location.pathname !== before.current;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
    const part = document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else if (!wentBack.current) scrollTo({ top: 0, behavior: 'instant' });
    wentBack.current = false;
  }, [path]);
};
