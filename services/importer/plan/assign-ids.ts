import type { CheckedDataset } from '../read-rows.ts';
import type { Recorded } from '../recorded.ts';
import type { Ids } from './ids.ts';

const keys = (list: readonly { readonly key: string }[]): readonly string[] => list.map(({ key }) => key);

const namesIn = ({ info, teams }: CheckedDataset): Record<keyof Ids, readonly string[]> => ({
  season: info.seasons.map(({ slug }) => slug),
  ruleset: Object.keys(info.rulesets),
  region: keys(info.regions),
  category: keys(info.categories),
  division: keys(info.divisions),
  city: keys(info.cities),
  organization: keys(info.organizations),
  team: [...new Set(teams.map(({ key }) => key))],
  league: keys(info.leagues),
  tournament: keys(info.tournaments),
});

const knownOf = (recorded: Recorded): Record<keyof Ids, ReadonlyMap<string, { readonly id: number }>> => ({
  season: recorded.seasons,
  ruleset: recorded.rulesets,
  region: recorded.regions,
  category: recorded.categories,
  division: recorded.divisions,
  city: recorded.cities,
  organization: recorded.organizations,
  team: recorded.teams,
  league: recorded.leagues,
  tournament: recorded.tournaments,
});

export type ReserveIds = (kind: keyof Ids | 'game', count: number) => Promise<number>;

/** Looks up the id of every name, and reserves one block of ids per kind for the new ones. */
export const assignIds = async (
  dataset: CheckedDataset,
  recorded: Recorded,
  reserve: ReserveIds,
): Promise<Ids> => {
  const names = namesIn(dataset);
  const before = knownOf(recorded);
  const assign = async (kind: keyof Ids): Promise<ReadonlyMap<string, number>> => {
    // The key of a deleted entity keeps its id.
    const deleted = recorded.deleted[kind];
    const fresh = names[kind].filter((name) => !before[kind].has(name) && !deleted.has(name));
    const first = fresh.length > 0 ? await reserve(kind, fresh.length) : 0;
    return new Map([
      ...[...deleted, ...before[kind]].map(([name, { id }]) => [name, id] as const),
      ...fresh.map((name, i) => [name, first + i] as const),
    ]);
  };
  return {
    season: await assign('season'),
    ruleset: await assign('ruleset'),
    region: await assign('region'),
    category: await assign('category'),
    division: await assign('division'),
    city: await assign('city'),
    organization: await assign('organization'),
    team: await assign('team'),
    league: await assign('league'),
    tournament: await assign('tournament'),
  };
};
