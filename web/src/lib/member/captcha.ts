import type { CaptchaAction } from '@rondelle/contracts/site/captcha.ts';
import { callErrorOf } from '../http/call-error.ts';

type FetchChallenge = (action: CaptchaAction) => Promise<{ readonly challenge: string | null }>;

const proofOfWork = async (task: object): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge = task as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
};

const solve = async (challenge: string, action: CaptchaAction): Promise<string> => {
  const task = JSON.parse(challenge) as { readonly recaptcha?: string };
  if (task.recaptcha === undefined) return proofOfWork(task);
  const { recaptchaToken } = await import('./recaptcha.ts');
  return recaptchaToken(task.recaptcha, action);
};

/**
 * Returns the captcha for an action: a solved proof of work, or a reCAPTCHA token when the site uses that. Empty when
 * the server requires none.
 */
export const captchaFor = async (action: CaptchaAction, fetchChallenge: FetchChallenge): Promise<string> => {
  const { challenge } = await fetchChallenge(action);
  return challenge === null ? '' : solve(challenge, action);
};

/**
 * Sends; when the server requires a captcha, obtains it and sends again. No pictures are involved unless the site uses
 * reCAPTCHA.
 */
export const withCaptcha = async <Output>(
  action: CaptchaAction,
  fetchChallenge: FetchChallenge,
  send: (captcha: string) => Promise<Output>,
): Promise<Output> => {
  try {
    return await send('');
  } catch (error) {
    if (callErrorOf(error).code !== 'captcha/required') throw error;
    return send(await captchaFor(action, fetchChallenge));
  }
};
