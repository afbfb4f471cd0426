import type { ReplayOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let special: Client;
let member: Client;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  [special, member, admin] = await Promise.all([
    site.member('Plume', 'specialSupervisor'),
    site.member('Lectrice', 'supervisor'),
    site.member('Archiviste', 'admin'),
  ]);
});
afterAll(() => site?.stop());

const sid = '2021-2022';
const name = { fr: 'Côte', en: 'Coast' };
const description = { fr: 'De Sept-Îles à Blanc-Sablon.', en: 'From Sept-Îles to Blanc-Sablon.' };

const replayOf = async (stream: string) =>
  ((await admin.query('history.replay', { stream })).data as ReplayOutput).steps;

const calls = [
  { kind: 'region', id: 'regionId', parameter: 'rid', event: 'RegionDescribed' },
  { kind: 'category', id: 'categoryId', parameter: 'cid', event: 'CategoryDescribed' },
] as const;

for (const { kind, id: idField, parameter, event } of calls) {
  const changed = async (procedure: string, input: object) => {
    const reply = await special.mutate(`${kind}.${procedure}`, input);
    expect(reply, procedure).toMatchObject({ status: 200, data: { upToDate: true } });
    return reply.data;
  };
  const readIn = async (lang: 'fr' | 'en', id: unknown) =>
    (await site.visitor.query(`${kind}.get`, { lang, sid, [parameter]: id })).data['description'];

  test(`a ${kind} is added with its description, which readers get in their language`, async () => {
    const { id } = await changed('add', { name, description });
    expect(await readIn('fr', id)).toBe(description.fr);
    expect(await readIn('en', id)).toBe(description.en);
    const { data } = await special.query(`${kind}.current`, { id });
    expect(data).toMatchObject({ name, description });
  });

  test(`a ${kind} is renamed and described in one save, and only its description is undone`, async () => {
    const { id } = await changed('add', { name });
    expect(await readIn('fr', id)).toBeNull();
    const edited = { name: { fr: 'Littoral', en: 'Shore' }, onlyIn: null };
    await changed('edit', { [idField]: id, ...edited, description });
    const latest = (await replayOf(`${kind}-${String(id)}`)).at(-1)?.entry;
    expect(latest).toMatchObject({
      action: event,
      changes: [
        { field: 'descriptionFr', before: null, after: description.fr },
        { field: 'descriptionEn', before: null, after: description.en },
      ],
    });
    expect((await special.mutate('history.undo', { position: latest?.position })).status).toBe(200);
    const { data } = await special.query(`${kind}.current`, { id });
    expect(data).toMatchObject({ name: edited.name, description: null });
  });

  test(`a ${kind} keeps its description when it is edited without one, and loses it by null`, async () => {
    const { id } = await changed('add', { name, description });
    await changed('edit', { [idField]: id, name, onlyIn: 1 });
    expect(await readIn('en', id)).toBe(description.en);
    await changed('describe', { [idField]: id, description: null });
    expect(await readIn('en', id)).toBeNull();
  });
}

const edit = (client: Client, text: object) =>
  client.mutate('region.edit', { regionId: 1, name, onlyIn: null, description: text });

test('rejects a description that is too long, in one language only, or of a member without the permission', async () => {
  const long = 'é'.repeat(501);
  expect(await edit(special, { fr: long, en: 'Short.' })).toMatchObject({ status: 400 });
  expect(await edit(special, { fr: 'Seule.', en: '' })).toMatchObject({ status: 400 });
  expect(await edit(member, description)).toMatchObject({ status: 403, code: 'permission/denied' });
});
