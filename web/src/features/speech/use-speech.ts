import { useEffect, useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';

/** `missing`: the browser has no speech synthesis. */
export type SpeechState = 'silent' | 'speaking' | 'paused' | 'missing';

const languages = { fr: 'fr-CA', en: 'en-CA' } as const;

/** Speech synthesis in the page's language; stops when the page is left. */
export const useSpeech = () => {
  const { lang } = usePageLocation();
  const [state, setState] = useState<SpeechState>('silent');
  const [at, setAt] = useState(0);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);

  const speak = (lines: readonly string[]): void => {
    const voice = globalThis.speechSynthesis;
    if (!voice || lines.length === 0) return setState('missing');
    voice.cancel();
    setState('speaking');
    for (const [number, line] of lines.entries()) {
      const words = new SpeechSynthesisUtterance(line);
      words.lang = languages[lang];
      words.addEventListener('start', () => setAt(number));
      words.addEventListener('end', () => {
        if (number === lines.length - 1) setState('silent');
      });
      words.addEventListener('error', ({ error }) => {
        setState(error === 'canceled' || error === 'interrupted' ? 'silent' : 'missing');
      });
      voice.speak(words);
    }
  };
  const pause = (): void => {
    speechSynthesis.pause();
    setState('paused');
  };
  const resume = (): void => {
    speechSynthesis.resume();
    setState('speaking');
  };
  const stop = (): void => {
    speechSynthesis.cancel();
    setState('silent');
  };
  return { state, at, say: speak, pause, resume, stop };
};
