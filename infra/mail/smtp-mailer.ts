import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** What mail programs make a button of. */
const wayOut = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Through a mail server: `smtp://…` or `smtps://…`, with name and password where it wants them. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from });
  return {
    send: async ({ unsubscribe, ...mail }) => {
      await transport.sendMail({ ...mail, ...(unsubscribe && { headers: wayOut(unsubscribe) }) });
    },
    inbox: null,
  };
};
