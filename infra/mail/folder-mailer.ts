import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SentMail, Mail, Mailer } from './mailer.ts';

const inboxLimit = 50;

const readMail = async (file: string): Promise<SentMail> =>
  JSON.parse(await readFile(file, 'utf8')) as SentMail;

const mailsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'));

/** Writes each mail to a file for the inbox page; used by a site without a mail server. */
export const createFolderMailer = (folder: string): Mailer => ({
  send: async (mail: Mail) => {
    const sentAt = new Date().toISOString();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${sentAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    await writeFile(path.join(folder, name), JSON.stringify({ ...mail, sentAt }), { mode: 0o600 });
  },
  inbox: async () => {
    const latest = (await mailsIn(folder)).toSorted().toReversed().slice(0, inboxLimit);
    return Promise.all(latest.map((name) => readMail(path.join(folder, name))));
  },
  forget: async (address, username) => {
    for (const name of await mailsIn(folder)) {
      const file = path.join(folder, name);
      const { to, subject, text, replyTo = '' } = await readMail(file);
      const names = [address, username].some((known) => `${subject}\n${text}\n${replyTo}`.includes(known));
      if (names || to.toLowerCase() === address.toLowerCase()) await rm(file, { force: true });
    }
  },
});
