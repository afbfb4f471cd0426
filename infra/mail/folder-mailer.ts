import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptMail, Mail, Mailer } from './mailer.ts';

const mostShown = 50;

const readMail = async (file: string): Promise<KeptMail> =>
  JSON.parse(await readFile(file, 'utf8')) as KeptMail;

/** For a site on one's own machine: each mail is a file, which the inbox page shows. */
export const createFolderMailer = (folder: string): Mailer => ({
  send: async (mail: Mail) => {
    const sentAt = new Date().toISOString();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${sentAt.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.json`;
    await writeFile(path.join(folder, name), JSON.stringify({ ...mail, sentAt }), { mode: 0o600 });
  },
  inbox: async () => {
    const names = await readdir(folder).catch((): string[] => []);
    const latest = names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .slice(0, mostShown);
    return Promise.all(latest.map((name) => readMail(path.join(folder, name))));
  },
});
