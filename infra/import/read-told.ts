import { isDeepStrictEqual } from 'node:util';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import type { Named } from '@rondelle/domain/competition/names.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Known, KnownLeague, KnownNamed, KnownTeam, KnownTournament } from './known.ts';
import { differencesFrom } from './plan/differs.ts';
import { rulesOf } from './plan/ruleset-at.ts';
import { toldByImports, type Version } from './plan/told.ts';
import type { CheckedDataset } from './read-rows.ts';
import { readVersions, versionsOf } from './read-versions.ts';

const toldOfNamed = (versions: readonly Version<NonNullable<Named>>[]) => ({
  told: toldByImports(versionsOf(versions, ({ everywhere: name }) => ({ name }))),
});

const toldOfSeason = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'season', id, season);
  const days = versions.flatMap(({ content, byImport }) =>
    content.status === 'absent'
      ? []
      : [{ byImport, content: { startsOn: content.startsOn, endsOn: content.endsOn } }],
  );
  return { told: toldByImports(days) };
};

const toldOfRuleset = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'ruleset', id, ruleset);
  const latest = versions.flatMap(({ content: { versions: all }, byImport }) => {
    const rules = all.at(-1);
    return rules ? [{ byImport, content: { rules, version: all.length } }] : [];
  });
  return { told: toldByImports(latest) };
};

const toldOfLeague = async (log: EventLog, id: number): Promise<Partial<KnownLeague>> => {
  const versions = await readVersions(log, 'league', id, league);
  return {
    told: toldByImports(
      versionsOf(versions, ({ name, categoryId, regionId, ...of }) => ({
        name,
        categoryId,
        regionId,
        rules: rulesOf(of),
      })),
    ),
    toldEntries: toldByImports(versionsOf(versions, ({ divisionOf }) => Object.fromEntries(divisionOf))),
  };
};

const toldOfTournament = async (log: EventLog, id: number): Promise<Partial<KnownTournament>> => {
  const versions = await readVersions(log, 'tournament', id, tournament);
  return {
    told: toldByImports(
      versionsOf(versions, ({ name, startsOn, endsOn, city, categoryIds, ...of }) => ({
        name,
        days: { startsOn, endsOn },
        city,
        categoryIds,
        rules: rulesOf(of),
      })),
    ),
    toldEntries: toldByImports(
      versionsOf(versions, ({ entries }) =>
        Object.fromEntries([...entries].map(([teamId, { group }]) => [teamId, group])),
      ),
    ),
  };
};

const toldOfTeam = async (log: EventLog, id: number): Promise<Partial<KnownTeam>> => {
  const versions = await readVersions(log, 'team', id, team);
  const seasons = new Set(versions.flatMap(({ content }) => [...content.seasons.keys()]));
  const toldIn = (seasonId: number) =>
    toldByImports(
      versionsOf(versions, ({ seasons: listed }) => {
        const listing = listed.get(seasonId);
        if (!listing) return {};
        const { name, categoryId, regionId, city } = listing;
        return { name, categoryId, regionId, city };
      }),
    );
  return { told: new Map([...seasons].map((seasonId) => [seasonId, toldIn(seasonId)])) };
};

type Found = { readonly id: number };

/** What is known, with what imports said last of those things that the dataset tells otherwise than the site. */
const withTold = async <Before extends Found>(
  known: ReadonlyMap<string, Before>,
  differing: ReadonlySet<string>,
  read: (id: number) => Promise<Partial<Before>>,
): Promise<Map<string, Before>> => {
  const found = new Map(known);
  for (const key of differing) {
    const before = found.get(key);
    if (before) found.set(key, { ...before, ...(await read(before.id)) });
  }
  return found;
};

/** Names that a dataset tells otherwise than the site. */
const renamed = (
  said: readonly { readonly key: string; readonly name: object }[],
  known: ReadonlyMap<string, KnownNamed>,
): ReadonlySet<string> =>
  new Set(
    said
      .filter(({ key, name }) => known.has(key) && !isDeepStrictEqual(known.get(key)?.name, name))
      .map(({ key }) => key),
  );

/** All that is known, with what imports said of what the dataset tells otherwise. Few streams are read: only theirs. */
export const withAllTold = async (
  log: EventLog,
  dataset: CheckedDataset,
  known: Known,
  delisted: ReadonlySet<number>,
): Promise<Known> => {
  const { info } = dataset;
  const differing = differencesFrom(known, dataset, delisted);
  return {
    ...known,
    seasons: await withTold(known.seasons, differing.seasons, (id) => toldOfSeason(log, id)),
    rulesets: await withTold(known.rulesets, differing.rulesets, (id) => toldOfRuleset(log, id)),
    regions: await withTold(known.regions, renamed(info.regions, known.regions), async (id) =>
      toldOfNamed(await readVersions(log, 'region', id, region)),
    ),
    categories: await withTold(known.categories, renamed(info.categories, known.categories), async (id) =>
      toldOfNamed(await readVersions(log, 'category', id, category)),
    ),
    divisions: await withTold(known.divisions, renamed(info.divisions, known.divisions), async (id) =>
      toldOfNamed(await readVersions(log, 'division', id, division)),
    ),
    leagues: await withTold(known.leagues, differing.leagues, (id) => toldOfLeague(log, id)),
    tournaments: await withTold(known.tournaments, differing.tournaments, (id) => toldOfTournament(log, id)),
    teams: await withTold(known.teams, differing.teams, (id) => toldOfTeam(log, id)),
  };
};
