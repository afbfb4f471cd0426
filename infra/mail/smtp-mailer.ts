import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Through a mail server: `smtp://…` or `smtps://…`, with name and password where it wants them. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    inbox: null,
  };
};
