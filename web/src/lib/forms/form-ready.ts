import { createContext } from 'react';

/** Called with a form once it is rendered in a dialog. Null on pages, where a form does not take focus. */
export const FormReadyContext = createContext<((form: HTMLFormElement) => void) | null>(null);
