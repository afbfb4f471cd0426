import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Headers for the unsubscribe button of mail programs. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends through a mail server: `smtp://…` or `smtps://…`, with credentials if needed. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from });
  return {
    send: async ({ unsubscribe, ...mail }) => {
      await transport.sendMail({ ...mail, ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }) });
    },
    inbox: null,
  };
};
