import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import { createFolderMailer } from './folder-mailer.ts';
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

/** Returns the mailer for the settings: a mail server, or a folder in the data folder. */
export const openMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createFolderMailer(path.join(dataDir, 'mail'));
