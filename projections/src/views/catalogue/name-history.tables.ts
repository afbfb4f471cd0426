import { type Country, countries } from '@rondelle/contracts/competition/countries.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { date, int, json, nullable, oneOf, position, table, text } from '../engine/table.ts';
import type { SeasonNames } from './catalogue.tables.ts';
import { version } from './history.tables.ts';

// Every version of the names and crests that pages display, for pages as of an instant and for lists of changes.
const named = { id: int, nameFr: text, nameEn: text, seasonNames: json<SeasonNames>(2_000), ...version };
const key = { key: ['id', 'revision'] } as const;

export const regionHistoryTable = table('region_history', named, key);
export const categoryHistoryTable = table('category_history', named, key);
export const divisionHistoryTable = table('division_history', named, key);

const renamed = { id: int, nameFr: text, nameEn: text };
export const cityHistoryTable = table(
  'city_history',
  { ...renamed, calledBy: json<readonly string[]>(100), regionId: nullable(int), ...version },
  key,
);
export const organizationHistoryTable = table('organization_history', { ...renamed, ...version }, key);
export const seasonHistoryTable = table(
  'season_history',
  { id: int, slug: text, startsOn: date, endsOn: date, chosenAt: nullable(position), ...version },
  key,
);

export const crestHistoryTable = table(
  'crest_history',
  { teamId: int, crest: nullable(json<CrestChoice>(200)), ...version },
  { key: ['teamId', 'revision'] },
);

/** The organization that a team belongs to. */
export const teamOrganizationHistoryTable = table(
  'team_organization_history',
  { teamId: int, organizationId: nullable(int), ...version },
  { key: ['teamId', 'revision'] },
);

export const teamSeasonHistoryTable = table(
  'team_season_history',
  {
    teamId: int,
    seasonId: int,
    name: text,
    categoryId: int,
    regionId: int,
    city: nullable(text),
    country: nullable(oneOf<Country>(countries)),
    ...version,
  },
  { key: ['teamId', 'seasonId', 'revision'], indexes: [['seasonId']] },
);
