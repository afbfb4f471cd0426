import { useEffect } from 'react';
import { isInDialog, isLetter, isTyping } from '../../lib/state/keys.ts';

/** Passes on what is typed while a dialog is wanted and its field does not have the focus yet. */
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
