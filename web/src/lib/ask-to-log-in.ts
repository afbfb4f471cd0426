import { createContext } from 'react';

/** Called when a session has ended while a form was open: asks to log in and keeps what was typed. */
export const AskToLogInContext = createContext<() => void>(() => undefined);
