import type { LiveChanges } from '../../lib/live-changes.ts';

const markedMs = 4_000;

const elementsOf = ({ games, teams }: LiveChanges): Element[] => {
  const selectors = [
    ...games.map(({ id }) => `[data-live-game="${id}"]`),
    ...teams.map(({ team }) => `[data-live-team="${team.id}"]`),
  ];
  return selectors.length === 0 ? [] : [...document.querySelectorAll(selectors.join())];
};

/** Marks the rows and scores that have changed for a moment; what they look like stands in the style sheet. */
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
