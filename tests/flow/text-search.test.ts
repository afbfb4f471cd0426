import type { ChatRoomsOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { searchable } from '@rondelle/projections/views/names/searchable.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage, chatMember, type ChatMember } from './chat-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let anne: ChatMember;
beforeAll(async () => {
  site = await startWritingSite();
  anne = await chatMember(site, 'Anne');
  // A newcomer's texts would need a captcha.
  await site.pool.query(`UPDATE accounts.members SET "createdAt" = '2021-01-01' WHERE id = $1`, [anne.id]);
});
afterAll(() => site?.stop());

const text = 'La sœur de Noémie garde les buts à l’aréna Saint-Michel, score 2-1 après 3 périodes';
/** As people type on a phone: without accents, without the end, with other punctuation. */
const found = ['soeur', 'SŒUR', 'noem', 'saint michel', 'per', 'l’arena', 'score 2 1', '2-1', 'garde, buts'];
const notFound = ['oeur', 'noemies', 'hamilton', '…'];

test('finds messages without accents, by beginnings of words, and regardless of punctuation', async () => {
  const { data } = await anne.mutate<{ id: number }>('chat.open', { kind: 'league', id: 11 });
  const { message } = await sendMessage(anne, data.id, text);
  expect(message).toBeNull();
  const count = async (query: string) =>
    (await anne.query<{ messages: object[] }>('chat.search', { query })).data.messages?.length ?? 0;
  for (const query of found) expect(await count(query), query).toBe(1);
  for (const query of notFound) expect(await count(query), query).toBe(0);
});

test('finds rooms without accents, by beginnings of words, and regardless of punctuation', async () => {
  await anne.mutate('chat.createGroup', { label: 'Covoiturage – Mères & sœurs' });
  const named = async (query: string) =>
    (await anne.query<ChatRoomsOutput>('chat.rooms', { lang: 'fr', query })).data.rooms.map(
      ({ label }) => label,
    );
  for (const query of ['soeur', 'voitur', 'meres soeurs', 'covoit', 'sœurs covoiturage'])
    expect(await named(query), query).toEqual(['Covoiturage – Mères & sœurs']);
  expect(await named('pères')).toEqual([]);
});

const topicsWith = async (query: string): Promise<readonly number[]> => {
  const input = { lang: 'fr', query };
  const { data } = await site.visitor.query<{ topics: { id: number }[] }>('forum.topics', input);
  return data.topics.map(({ id }) => id);
};

test('finds topics by their title and posts, also by other forms of their words', async () => {
  const { data, message } = await anne.mutate('forum.addTopic', {
    lang: 'fr',
    title: 'Œufs de Pâques à l’aréna',
    text,
  });
  expect(message).toBeNull();
  const inTitle = ['oeufs', 'paqu', 'ŒUFS', 'paques oeuf', 'œufs-de'];
  for (const query of [...inTitle, ...found, 'gardait'])
    expect(await topicsWith(query), query).toEqual([Number(data['tid'])]);
  for (const query of notFound.filter((one) => !['…', 'noemies'].includes(one)))
    expect(await topicsWith(query), query).toEqual([]);
});

test('the database normalises texts in the same way as the site normalises names', async () => {
  const texts = [
    text,
    'Œuvre d’ÆTHER',
    '« L’Épée » – 1re/2e période…',
    'Trois-Rivières  (M13 AAA)\n#7',
    'e\u0301te\u0301',
    '???',
  ];
  for (const one of texts) {
    const { rows } = await site.pool.query('SELECT community.searchable($1) AS folded', [one]);
    expect(rows[0].folded).toBe(searchable(one));
  }
});
