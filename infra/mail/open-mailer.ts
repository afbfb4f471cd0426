import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Returns the mailer for the settings: a mail server, or a folder in the data folder. */
export const openMailer = ({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createFolderMailer(path.join(dataDir, 'mail'));
