import { useState } from 'react';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { useLater } from '../../lib/page/use-lazy.ts';

const loadAgePrompt = async () => (await import('../../ui/age/AgePrompt.tsx')).AgePrompt;

/** Displays the age form once the server has refused a text because the member's age is unknown. */
export const useAgePrompt = () => {
  const [isRequested, setRequested] = useState(false);
  const { Part: AgePrompt } = useLater(isRequested, loadAgePrompt);
  const withAge = async <R>(send: () => Promise<R>): Promise<R> => {
    try {
      return await send();
    } catch (error) {
      if (callErrorOf(error).code === 'chat/age-missing') setRequested(true);
      throw error;
    }
  };
  return { AgePrompt: isRequested ? AgePrompt : null, withAge, onAgeSaved: () => setRequested(false) };
};
