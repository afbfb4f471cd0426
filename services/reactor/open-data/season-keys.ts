import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';

/** The most rows of each kind. */
const most = 20_000;

/** Imported entities keep their key; those that people entered get one from their id. */
const keyOf = (kind: string, id: number, key: string | null): string => key ?? `rondelle-${kind}-${id}`;

type NamedRow = {
  readonly id: number;
  readonly key: string | null;
  readonly nameFr: string;
  readonly nameEn: string;
  readonly seasonNames: Readonly<Record<string, Bilingual>>;
  readonly shows?: CategoryPolicy;
};
export type Named = { readonly key: string; readonly name: Bilingual; readonly shows?: CategoryPolicy };

const named = (kind: string, rows: readonly NamedRow[], seasonId: number): ReadonlyMap<number, Named> =>
  new Map(
    rows.map(({ id, key, nameFr, nameEn, seasonNames, shows }) => [
      id,
      {
        key: keyOf(kind, id, key),
        name: seasonNames[String(seasonId)] ?? { fr: nameFr, en: nameEn },
        ...(shows && { shows }),
      },
    ]),
  );

const names = ['sourceKey as key', 'nameFr', 'nameEn'] as const;

/** The keys of everything that a season refers to, with the names of that season. */
export const seasonKeys = async (db: Db, seasonId: number) => {
  const [regions, categories, divisions, rulesets, leagues, tournaments, teams] = await Promise.all([
    db
      .selectFrom('regions')
      .select(['regionId as id', 'seasonNames', ...names])
      .limit(most)
      .execute(),
    db
      .selectFrom('categories')
      .select(['categoryId as id', 'seasonNames', 'shows', ...names])
      .limit(most)
      .execute(),
    db
      .selectFrom('divisions')
      .select(['divisionId as id', 'seasonNames', ...names])
      .limit(most)
      .execute(),
    db.selectFrom('rulesets').select(['rulesetId', 'version', 'sourceKey', 'rules']).limit(most).execute(),
    db.selectFrom('leagues').selectAll().where('seasonId', '=', seasonId).limit(most).execute(),
    db.selectFrom('tournaments').selectAll().where('seasonId', '=', seasonId).limit(most).execute(),
    db
      .selectFrom('team_seasons as s')
      .innerJoin('teams as t', 't.teamId', 's.teamId')
      .select(['s.teamId', 't.sourceKey', 's.name', 's.categoryId', 's.regionId', 's.city', 's.country'])
      .where('s.seasonId', '=', seasonId)
      .limit(most)
      .execute(),
  ]);
  const rulesetKey = (id: number, version: number): string => {
    const row = rulesets.find((one) => one.rulesetId === id && one.version === version);
    const key = keyOf('ruleset', id, row?.sourceKey ?? null);
    return version === 1 ? key : `${key}-v${version}`;
  };
  return {
    regions: named('region', regions, seasonId),
    categories: named('category', categories, seasonId),
    divisions: named('division', divisions, seasonId),
    rulesets,
    rulesetKey,
    leagues: leagues.map((row) => ({ ...row, key: keyOf('league', row.leagueId, row.sourceKey) })),
    tournaments: tournaments.map((row) => ({
      ...row,
      key: keyOf('tournament', row.tournamentId, row.sourceKey),
    })),
    teams: teams.map((row) => ({ ...row, key: keyOf('team', row.teamId, row.sourceKey) })),
    gameKey: (id: number, key: string | null) => keyOf('game', id, key),
  };
};
export type SeasonKeys = Awaited<ReturnType<typeof seasonKeys>>;
