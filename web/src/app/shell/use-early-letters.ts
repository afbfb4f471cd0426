import { useEffect } from 'react';
import { isInDialog, isLetter, isTyping } from '../../lib/state/keys.ts';

/** Passes on letters typed while a dialog is opening and its field has no focus yet. */
export const useEarlyLetters = (wanted: boolean, add: (letter: string) => void): void => {
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isLetter(event) || isTyping(event) || isInDialog(event)) return;
      event.preventDefault();
      add(event.key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [wanted, add]);
};
