import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import type { FoundEntity } from '@rondelle/contracts/site/administration.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { listMembers } from '@rondelle/members/accounts/administration.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { type Catalogue, catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { autocomplete } from '@rondelle/projections/queries/search/search.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/** Path parameters and the kinds they identify; the first one present wins. */
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

/** The entity of a page, by its URL or path; null for anything else. */
export const entityAtAddress = (typed: string): FoundEntity | null => {
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

const stream = new RegExp(`^(${streamKinds.join('|')})-([1-9][0-9]{0,8})$`);

/** The entity of a stream name, such as `ruleset-3`; null for anything else. */
export const entityOfStream = (typed: string): FoundEntity | null => {
  const [name = '', word, id] = stream.exec(typed.trim().toLowerCase()) ?? [];
  const kind = streamKinds.find((one) => one === word);
  return kind ? { kind, id: Number(id), name, detail: '' } : null;
};

const mostMembers = 5;

const seasonsNamed = ({ seasons }: Catalogue, typed: string): FoundEntity[] =>
  seasons
    .filter(({ slug }) => slug === typed.trim().replace('–', '-'))
    .map(({ id, slug: name }) => ({ kind: 'season', id, name, detail: '' }));

/** Finds entities by name, by the address of their page (games have no name) or by stream name. */
export const findEntities = async (db: Db, lang: Language, typed: string): Promise<FoundEntity[]> => {
  const identified = entityAtAddress(typed) ?? entityOfStream(typed);
  if (identified) return [identified];
  const catalogue = await catalogueIn(db, lang);
  const [found, members] = await Promise.all([
    // Autocomplete needs a season to search in.
    catalogue.ongoing ? autocomplete(db, { lang, query: typed.slice(0, 80) }) : [],
    listMembers(db.withTables<AccountTables>(), { name: typed, page: 1 }),
  ]);
  return [
    ...seasonsNamed(catalogue, typed),
    ...found.map(({ n: name, kind, id, detail }) => ({ kind, id, name, detail })),
    ...members
      .slice(0, mostMembers)
      .map(({ number: id, username: name }) => ({ kind: 'member' as const, id, name, detail: '' })),
  ];
};
