import { DatasetError } from '../faults.ts';
import type { DatasetInfo } from '../dataset-format.ts';
import type { Known } from '../known.ts';

type Named = readonly (readonly [field: string, kind: keyof Known['deleted'], name: string])[];

/** A new league or tournament is not made of a season, category, region or ruleset that people have deleted. */
export const assertNothingDeleted = (info: DatasetInfo, known: Known): void => {
  const { deleted } = known;
  const refuse = (path: string, named: Named): void => {
    for (const [field, kind, key] of named)
      if (deleted[kind].has(key))
        throw new DatasetError({ code: 'names-deleted', path: `${path}.${field}`, key });
  };
  info.leagues.forEach(({ key, season, category, region, ruleset }, i) => {
    if (known.leagues.has(key) || deleted.league.has(key)) return;
    refuse(`leagues[${i}]`, [
      ['season', 'season', season],
      ['category', 'category', category],
      ['region', 'region', region],
      ['ruleset', 'ruleset', ruleset],
    ]);
  });
  info.tournaments.forEach(({ key, season, categories, ruleset }, i) => {
    if (known.tournaments.has(key) || deleted.tournament.has(key)) return;
    refuse(`tournaments[${i}]`, [
      ['season', 'season', season],
      ['ruleset', 'ruleset', ruleset],
      ...categories.map((category) => ['categories', 'category', category] as const),
    ]);
  });
};
