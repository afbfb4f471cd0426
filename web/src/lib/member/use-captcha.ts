import { useCallback } from 'react';
import { withCaptcha } from './captcha.ts';
import { useClient } from '../page/use-client.ts';

/** Returns a function that sends a text others will read, with a captcha when the server requires one. */
export const useCaptcha = () => {
  const { lang, client } = useClient();
  return useCallback(
    <Answer>(send: (captcha: string) => Promise<Answer>): Promise<Answer> =>
      withCaptcha('post', (action) => client.account.captcha.mutate({ lang, action }), send),
    [client, lang],
  );
};
