import type { LiveChanges } from '../../lib/live/live-changes.ts';

const markedMs = 4_000;

const elementsOf = ({ games, teams }: LiveChanges): Element[] => {
  const selectors = [
    ...games.map(({ id }) => `[data-live-game="${id}"]`),
    ...teams.map(({ team }) => `[data-live-team="${team.id}"]`),
  ];
  return selectors.length === 0 ? [] : [...document.querySelectorAll(selectors.join())];
};

/**
 * Highlights the changed rows and scores for a moment with `data-changed`. Returns a function that removes the
 * highlight.
 */
export const markChanges = (changes: LiveChanges): (() => void) => {
  const elements = elementsOf(changes);
  for (const element of elements) element.setAttribute('data-changed', '');
  const unmark = () => {
    for (const element of elements) element.removeAttribute('data-changed');
  };
  const timer = setTimeout(unmark, markedMs);
  return () => {
    clearTimeout(timer);
    unmark();
  };
};
