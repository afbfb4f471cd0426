import type { DatasetInfo } from '../dataset-format.ts';
import type { Recorded } from '../recorded.ts';
import type { Clash } from './clash.ts';

type Named = readonly (readonly [field: string, kind: keyof Recorded['deleted'], name: string])[];

/** Returns a clash for each new league or tournament that refers to a deleted season, category, region or ruleset. */
export const namesOfDeleted = (info: DatasetInfo, recorded: Recorded): Clash[] => {
  const { deleted } = recorded;
  const clashOf = (kind: Clash['kind'], key: string, path: string, named: Named): Clash[] => {
    const found = named.find(([, of, name]) => deleted[of].has(name));
    return found
      ? [{ kind, key, path: `${path}.${found[0]}`, value: found[2], reason: 'names-deleted' }]
      : [];
  };
  const leagues = info.leagues.flatMap(({ key, season, category, region, ruleset }, i) =>
    recorded.leagues.has(key) || deleted.league.has(key)
      ? []
      : clashOf('league', key, `leagues[${i}]`, [
          ['season', 'season', season],
          ['category', 'category', category],
          ['region', 'region', region],
          ['ruleset', 'ruleset', ruleset],
        ]),
  );
  const tournaments = info.tournaments.flatMap(({ key, season, categories, ruleset }, i) =>
    recorded.tournaments.has(key) || deleted.tournament.has(key)
      ? []
      : clashOf('tournament', key, `tournaments[${i}]`, [
          ['season', 'season', season],
          ['ruleset', 'ruleset', ruleset],
          ...categories.map((category) => ['categories', 'category', category] as const),
        ]),
  );
  return [...leagues, ...tournaments];
};
