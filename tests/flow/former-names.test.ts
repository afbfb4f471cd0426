import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Hits = { id: number; name: string }[];
type Member = Awaited<ReturnType<WritingSite['member']>>;
let site: WritingSite;
let admin: Member;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Fondatrice', 'admin');
});
afterAll(() => site?.stop());

const call = async (name: string) => {
  const listing = { teamId: 1, seasonId: 1, name, categoryId: 1, regionId: 1, city: 'Lachine' };
  expect((await admin.mutate('team.change', listing)).message).toBeNull();
};
const search = async (query: string) => {
  const input = { lang: 'fr', sid: '2021-2022', query };
  const { data } = await site.visitor.query<Hits>('search.teams', input);
  return data.map(({ id, name }) => [id, name]);
};

test('a renamed team is found by its old names, under its current name', async () => {
  await call('Rapides de Lachine');
  expect(await search('rapides')).toEqual([[1, 'Rapides de Lachine']]);
  await call('Maroons de Lachine');
  await call('Titans de Lachine');
  for (const query of ['titans', 'maroons', 'rapides', 'rapide de lachine'])
    expect((await search(query))[0]).toEqual([1, 'Titans de Lachine']);
});
