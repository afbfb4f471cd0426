import type { TeamList, TeamRow } from '../check-team.ts';
import { teamAt } from '../check-team.ts';
import type { DatasetInfo } from '../dataset-format.ts';
import type { Sheet, SheetLeague } from './sheet.ts';

/** Returns a key for an entity that a dataset would name by its own key. */
export const keyOf = (id: number): string => `#${id}`;

/** Describes a season and its leagues as a dataset, so that the checks of datasets apply to spreadsheets. */
export const infoOf = ({ season }: Sheet, leagues: readonly SheetLeague[]): DatasetInfo => {
  const name = { fr: '', en: '' };
  const unique = (ids: readonly number[]) => [...new Set(ids)].map((id) => ({ key: keyOf(id), name }));
  return {
    format: 'hockey-dataset/1',
    name,
    source: '',
    licence: '',
    seasons: [season],
    regions: unique(leagues.map(({ regionId }) => regionId)),
    categories: unique(leagues.map(({ categoryId }) => categoryId)),
    divisions: [],
    cities: [],
    organizations: [],
    rulesets: Object.fromEntries(leagues.map(({ id, rules }) => [keyOf(id), rules])),
    leagues: leagues.map(({ id, categoryId, regionId }) => ({
      key: keyOf(id),
      season: season.slug,
      category: keyOf(categoryId),
      region: keyOf(regionId),
      name,
      ruleset: keyOf(id),
    })),
    tournaments: [],
  };
};

/** Describes the teams of a league's rows as those of a dataset. */
export const teamsOf = (
  { season }: Sheet,
  { id, categoryId, regionId }: SheetLeague,
  ids: Iterable<number>,
): TeamList => {
  const rows = new Map<string, TeamRow>();
  for (const teamId of ids) {
    const key = keyOf(teamId);
    const of = { category: keyOf(categoryId), region: keyOf(regionId), league: keyOf(id) };
    const row = {
      line: 0,
      key,
      season: season.slug,
      name: '',
      city: null,
      country: null,
      division: null,
      organization: null,
    };
    rows.set(teamAt(season.slug, key), { ...row, ...of });
  }
  return { rows, rejected: new Set() };
};
