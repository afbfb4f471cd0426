import { captchaFor } from '@rondelle/web/src/lib/member/captcha.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatMember, type ChatMember } from './chat-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let newcomer: ChatMember;
beforeAll(async () => {
  site = await startWritingSite({ captcha: 'proof-of-work' });
  newcomer = await chatMember(site, 'Nouvelle');
});
beforeEach(() => site.pool.query('DELETE FROM accounts.attempts'));
afterAll(() => site?.stop());

const solveCaptcha = (who: ChatMember): Promise<string> =>
  captchaFor(
    'post',
    async (action) => (await who.mutate<{ challenge: string | null }>('account.captcha', { action })).data,
  );
/** Solves a captcha when one is required, and sends the request again, as a page does. */
const mutateWithCaptcha = async (procedure: string, input: object) => {
  const refused = await newcomer.mutate(procedure, input);
  expect(refused.code).toBe('captcha/required');
  return newcomer.mutate<{ id: number }>(procedure, { ...input, captcha: await solveCaptcha(newcomer) });
};

test('a newcomer creates a group, and posts and edits a message there', async () => {
  const group = await mutateWithCaptcha('chat.createGroup', { label: 'Covoiturage' });
  expect(group).toMatchObject({ status: 200, data: { standing: 'keeper' } });
  const chatid = group.data.id;
  const message = await mutateWithCaptcha('chat.send', { chatid, text: 'Qui a une place samedi?' });
  expect(message.status).toBe(200);
  const changed = { chatid, seq: message.data.id, text: 'Qui a deux places samedi?' };
  expect((await mutateWithCaptcha('chat.edit', changed)).status).toBe(200);
  // After the first texts of a day, no captcha is required.
  expect((await newcomer.mutate('chat.createGroup', { label: 'Retour' })).status).toBe(200);
});

test('a group refused without a captcha does not count against the limit', async () => {
  for (let i = 0; i < 40; i += 1)
    expect((await newcomer.mutate('chat.createGroup', { label: 'Un groupe' })).code).toBe('captcha/required');
  expect((await mutateWithCaptcha('chat.createGroup', { label: 'Un groupe' })).status).toBe(200);
});
