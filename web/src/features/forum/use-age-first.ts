import { useState } from 'react';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { useLater } from '../../lib/page/use-lazy.ts';

const loadAskAge = async () => (await import('../../ui/age/AskAge.tsx')).AskAge;

/** Displays the age form once the server has refused a text because the member's age is unknown. */
export const useAgeFirst = () => {
  const [isAsked, setAsked] = useState(false);
  const { Part: AskAge } = useLater(isAsked, loadAskAge);
  const withAge = async <R>(send: () => Promise<R>): Promise<R> => {
    try {
      return await send();
    } catch (error) {
      if (callErrorOf(error).code === 'chat/age-missing') setAsked(true);
      throw error;
    }
  };
  return { AskAge: isAsked ? AskAge : null, withAge, answered: () => setAsked(false) };
};
