const everyMs = 100;
const patienceMs = 4_000;
const mark = 'data-tour-target';

const found = (targets: readonly string[]): Element | null => {
  for (const target of targets) {
    const element = document.querySelector(target);
    if (element && !document.querySelector('main [aria-busy=true]')) return element;
  }
  return null;
};

/** Highlights the first selector found on the loaded page and scrolls it into view. Returns a function that stops. */
export const pointAt = (targets: readonly string[]): (() => void) => {
  let marked: Element | null = null;
  const until = Date.now() + patienceMs;
  const look = () => {
    marked = found(targets);
    if (!marked && Date.now() < until) return;
    clearInterval(timer);
    marked?.setAttribute(mark, '');
    marked?.scrollIntoView({ block: 'center' });
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    marked?.removeAttribute(mark);
  };
};
