import type { CaptchaAction } from '@rondelle/contracts/site/captcha.ts';
import { refusalOf } from './refusal.ts';

type Ask = (action: CaptchaAction) => Promise<{ readonly challenge: string | null }>;

const solved = async (challenge: string): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const task = JSON.parse(challenge) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge: task, deriveKey });
  return JSON.stringify({ challenge: task, solution });
};

/** What the server asks to see for an action, worked for: empty where it asks for nothing. */
export const captchaFor = async (action: CaptchaAction, ask: Ask): Promise<string> => {
  const { challenge } = await ask(action);
  return challenge === null ? '' : solved(challenge);
};

/**
 * Sends, and where the server wants to see first that it is no program who does, works for it and sends again. Nobody
 * has to look at pictures, and no other site is asked.
 */
export const withCaptcha = async <Answer>(
  action: CaptchaAction,
  ask: Ask,
  send: (captcha: string) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await send('');
  } catch (error) {
    if (refusalOf(error).code !== 'captcha/required') throw error;
    return send(await captchaFor(action, ask));
  }
};
