import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { ThingFound } from '@rondelle/contracts/site/administration.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { listMembers } from '@rondelle/members/accounts/administration.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { autocomplete } from '@rondelle/projections/search/search.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';

/** Which number of a page's path names the thing that it is about; the first that is there. */
const named = [
  ['gameId', 'game'],
  ['teamId', 'team'],
  ['tournamentId', 'tournament'],
  ['divisionId', 'division'],
  ['cityId', 'city'],
  ['organizationId', 'organization'],
  ['userId', 'member'],
  ['supervisorId', 'member'],
  ['regionId', 'region'],
  ['categoryId', 'category'],
] as const;

const pathIn = (typed: string): string | null => {
  const path = typed.startsWith('/') ? typed : URL.canParse(typed) ? new URL(typed).pathname : null;
  return path?.split(/[?#]/, 1)[0] ?? null;
};

/** What the address of a page is about, pasted as a whole or from its path on. */
export const thingAtAddress = (typed: string): ThingFound | null => {
  const path = pathIn(typed.trim());
  const page: object | undefined = path === null ? undefined : matchPath(path)?.page;
  if (!page || path === null) return null;
  const values = new Map<string, unknown>(Object.entries(page));
  for (const [name, kind] of named) {
    const id = Number(values.get(name));
    if (Number.isSafeInteger(id) && id > 0) return { kind, id, name: path, detail: '' };
  }
  return null;
};

const mostMembers = 5;

/** Things of the log by name, or by the address of their page, which games have no other name than. */
export const findThings = async (db: Db, lang: Language, typed: string): Promise<ThingFound[]> => {
  const there = thingAtAddress(typed);
  if (there) return [there];
  const [found, members] = await Promise.all([
    autocomplete(db, { lang, query: typed.slice(0, 80) }),
    listMembers(db.withTables<AccountTables>(), { name: typed, page: 1 }),
  ]);
  return [
    ...found.map(({ n: name, kind, id, detail }) => ({ kind, id, name, detail })),
    ...members
      .slice(0, mostMembers)
      .map(({ number: id, username: name }) => ({ kind: 'member' as const, id, name, detail: '' })),
  ];
};
