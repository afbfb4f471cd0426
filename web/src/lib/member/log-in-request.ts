import { createContext } from 'react';

/** Called when the session ended while a form was open: requests a login and retains the draft. */
export const RequestLoginContext = createContext<() => void>(() => undefined);
