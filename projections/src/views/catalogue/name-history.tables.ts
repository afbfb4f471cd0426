import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { int, json, nullable, table, text } from '../engine/table.ts';
import type { SeasonNames } from './catalogue.tables.ts';
import { version } from './history.tables.ts';

// Every version of the names that pages of leagues and tournaments show, for tables as of an instant.
const named = { id: int, nameFr: text, nameEn: text, seasonNames: json<SeasonNames>(2_000), ...version };
const key = { key: ['id', 'revision'] } as const;

export const regionHistoryTable = table('region_history', named, key);
export const categoryHistoryTable = table('category_history', named, key);
export const divisionHistoryTable = table('division_history', named, key);

// The names of deleted entities, for lists of changes.
const renamed = { id: int, nameFr: text, nameEn: text, ...version };
export const cityHistoryTable = table('city_history', renamed, key);
export const organizationHistoryTable = table('organization_history', renamed, key);
export const seasonHistoryTable = table('season_history', { id: int, slug: text, ...version }, key);

export const crestHistoryTable = table(
  'crest_history',
  { teamId: int, crest: nullable(json<CrestChoice>(200)), ...version },
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
    ...version,
  },
  { key: ['teamId', 'seasonId', 'revision'] },
);
