import { createContext } from 'react';

/** Told the form that has just come into an opened dialog; null on pages, where a form takes no focus. */
export const FormReadyContext = createContext<((form: HTMLFormElement) => void) | null>(null);
