import { type RefObject, useEffect } from 'react';

const isChosen = ':is([aria-current], [aria-sort])';
const px = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls a row of links or a table sideways to centre the chosen item between the sticky parts at its ends, whenever
 * `chosen` changes.
 */
export const useChosenInView = (row: RefObject<HTMLElement | null>, chosen: string | null): void => {
  useEffect(() => {
    const item = chosen === null ? null : row.current?.querySelector(isChosen);
    if (!row.current || !item || getComputedStyle(item).position === 'sticky') return;
    const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(row.current);
    const [frame, box] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()];
    const middle = (frame.left + px(scrollPaddingLeft) + frame.right - px(scrollPaddingRight)) / 2;
    row.current.scrollBy({ left: box.left + box.width / 2 - middle, behavior: 'instant' });
  }, [row, chosen]);
};
