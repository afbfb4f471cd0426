import type { Entry } from './entry.ts';
import { post } from './outcome.ts';

/** Obtains the captcha that the server requires for a waiting text. Rejects without a response. */
export const solve = async ({ input }: Entry): Promise<string> => {
  const { captchaFor } = await import('../../member/captcha.ts');
  return captchaFor('post', async (action) => {
    const outcome = await post('account.captcha', { lang: input['lang'], action });
    if (outcome.kind !== 'answered') throw new Error('the site has not answered');
    return outcome.data as { readonly challenge: string | null };
  });
};
