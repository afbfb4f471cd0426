import { createContext } from 'react';

/** Called when the session ended while a form was open: asks to log in and keeps the draft. */
export const AskToLogInContext = createContext<() => void>(() => undefined);
