import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Context } from '../trpc.ts';
import type { RequestSession } from './request-session.ts';

type Asking = Pick<Context, 'isPlainForm'> & { readonly requestSession: RequestSession };

/**
 * Asks a visitor who writes a letter for a little work; fails with `captcha/required`. A page without scripts can't do
 * any: there the time that the form was open, its question and the limits of an address have to do.
 */
export const assertNoProgram = async (
  { isPlainForm = false, requestSession }: Asking,
  session: Session | null,
  { captcha }: { readonly captcha: string },
): Promise<void> => {
  if (session || isPlainForm) return;
  await requestSession.services.captcha.assert('letter', captcha);
};
