import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Context } from '../trpc/trpc.ts';
import type { RequestSession } from './request-session.ts';

type Caller = Pick<Context, 'isPlainForm'> & { readonly requestSession: RequestSession };

/**
 * Requires a captcha from visitors who send a letter; throws `captcha/required`. Forms without scripts can't solve one;
 * the minimum time, the question and the rate limits protect these forms.
 */
export const assertHuman = async (
  { isPlainForm = false, requestSession }: Caller,
  session: Session | null,
  { captcha }: { readonly captcha: string },
): Promise<void> => {
  if (session || isPlainForm) return;
  await requestSession.services.captcha.assert('letter', captcha);
};
