import { useEffect, useState } from 'react';

/** Whether the key event's target is a text field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

const isLetter = (event: KeyboardEvent) => event.key.length === 1 && !hasModifier(event);

/** Collects what is typed while a field loads, to pass on to it. */
export const useBegun = (awaited: boolean): string => {
  const [begun, setBegun] = useState('');
  useEffect(() => {
    if (!awaited) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isLetter(event) || isTyping(event.target)) return;
      event.preventDefault();
      setBegun((typed) => typed + event.key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [awaited]);
  return begun;
};
