import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasModifier, isTyping, isInDialog, isLetter } from '../../lib/state/keys.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { SearchContext } from './search-context.ts';

/** Passes on letters typed while a dialog is opening and its field has no focus yet. */
const useEarlyLetters = (wanted: boolean, add: (letter: string) => void): void => {
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

const loadBox = async () => (await import('./SearchBox.tsx')).SearchBox;

const isOverPage = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Opens the search box for search links and the key `/`. Its code is loaded when it is first opened; text typed before
 * its field has focus is entered into it.
 */
export function SearchHost({ season, children }: { season: string | null; children: ReactNode }) {
  const search = usePaths().search();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const { Part: Box, failed } = useLater(wanted, loadBox);
  const open = useCallback(() => {
    if (season === null) return false;
    setWanted(true);
    setOpened(true);
    return true;
  }, [season]);
  useEffect(() => {
    if (failed && opened) location.assign(search);
  }, [failed, opened, search]);
  useEarlyLetters(
    opened,
    useCallback((letter) => setText((typed) => typed + letter), []),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || hasModifier(event) || isTyping(event) || isOverPage()) return;
      if (open()) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <SearchContext value={open}>
      {children}
      {Box && season && (
        <Box season={season} opened={opened} close={() => setOpened(false)} text={text} setText={setText} />
      )}
    </SearchContext>
  );
}
