import { useState } from 'react';
import { callErrorOf } from '../http/call-error.ts';

/** Runs actions of a part of a page, and holds the message about the latest: what was done, or the server's error. */
export const useOutcome = () => {
  const [message, setMessage] = useState('');
  /** Returns whether `action` succeeded. Without `done`, a success leaves the message as it is. */
  const attempt = async <R>(
    action: () => Promise<R>,
    done?: string | ((result: R) => string),
  ): Promise<boolean> => {
    try {
      const result = await action();
      if (done !== undefined) setMessage(typeof done === 'string' ? done : done(result));
      return true;
    } catch (error) {
      setMessage(callErrorOf(error).message);
      return false;
    }
  };
  return { message, setMessage, attempt };
};
