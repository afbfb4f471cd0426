import { type RefObject, useEffect } from 'react';

/** Scrolls a row of links sideways so that the chosen one (`aria-current`) is in its middle; `chosen` says which it is. */
export const useChosenInView = (row: RefObject<HTMLElement | null>, chosen: string | null): void => {
  useEffect(() => {
    const link = chosen === null ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [frame, pageLocation] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    const left = pageLocation.left + pageLocation.width / 2 - (frame.left + frame.width / 2);
    row.current.scrollBy({ left, behavior: 'instant' });
  }, [row, chosen]);
};
