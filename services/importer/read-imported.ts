import { isDeepStrictEqual } from 'node:util';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { city } from '@rondelle/domain/competition/city.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import type { Named } from '@rondelle/domain/competition/names.ts';
import { organization } from '@rondelle/domain/competition/organization.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type {
  Recorded,
  RecordedLeague,
  RecordedNamed,
  RecordedTeam,
  RecordedTournament,
} from './recorded.ts';
import { differencesFrom } from './plan/differs.ts';
import { rulesOf } from './plan/ruleset-at.ts';
import { lastImported, type Version } from './plan/last-imported.ts';
import type { CheckedDataset } from './read-rows.ts';
import { readVersions, versionsOf } from './read-versions.ts';

const importedOfNamed = (versions: readonly Version<NonNullable<Named>>[]) => ({
  imported: lastImported(versionsOf(versions, ({ everywhere: name }) => ({ name }))),
});

const toldOfSeason = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'season', id, season);
  const days = versions.flatMap(({ content, byImport }) =>
    content.status === 'absent'
      ? []
      : [{ byImport, content: { startsOn: content.startsOn, endsOn: content.endsOn } }],
  );
  return { imported: lastImported(days) };
};

const toldOfRuleset = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'ruleset', id, ruleset);
  const latest = versions.flatMap(({ content: { versions: all }, byImport }) => {
    const rules = all.at(-1);
    return rules ? [{ byImport, content: { rules, version: all.length } }] : [];
  });
  return { imported: lastImported(latest) };
};

const toldOfLeague = async (log: EventLog, id: number): Promise<Partial<RecordedLeague>> => {
  const versions = await readVersions(log, 'league', id, league);
  return {
    imported: lastImported(
      versionsOf(versions, ({ name, categoryId, regionId, ...of }) => ({
        name,
        categoryId,
        regionId,
        rules: rulesOf(of),
      })),
    ),
    importedEntries: lastImported(versionsOf(versions, ({ divisionOf }) => Object.fromEntries(divisionOf))),
  };
};

const toldOfTournament = async (log: EventLog, id: number): Promise<Partial<RecordedTournament>> => {
  const versions = await readVersions(log, 'tournament', id, tournament);
  return {
    imported: lastImported(
      versionsOf(versions, ({ name, startsOn, endsOn, city, categoryIds, ...of }) => ({
        name,
        days: { startsOn, endsOn },
        city,
        categoryIds,
        rules: rulesOf(of),
      })),
    ),
    importedEntries: lastImported(
      versionsOf(versions, ({ entries }) =>
        Object.fromEntries([...entries].map(([teamId, { group }]) => [teamId, group])),
      ),
    ),
  };
};

const toldOfTeam = async (log: EventLog, id: number): Promise<Partial<RecordedTeam>> => {
  const versions = await readVersions(log, 'team', id, team);
  const seasons = new Set(versions.flatMap(({ content }) => [...content.seasons.keys()]));
  const toldIn = (seasonId: number) =>
    lastImported(
      versionsOf(versions, ({ seasons: listed }) => {
        const listing = listed.get(seasonId);
        if (!listing) return {};
        const { name, categoryId, regionId, city } = listing;
        return { name, categoryId, regionId, city };
      }),
    );
  const organizations = lastImported(versionsOf(versions, ({ organizationId }) => ({ organizationId })));
  return {
    imported: new Map([...seasons].map((seasonId) => [seasonId, toldIn(seasonId)])),
    importedOrganization: organizations.organizationId,
  };
};

const toldOfCity = async (log: EventLog, id: number) => ({
  imported: lastImported(
    versionsOf(await readVersions(log, 'city', id, city), ({ name, regionId, at }) => ({
      name,
      regionId,
      at,
    })),
  ),
});

const toldOfOrganization = async (log: EventLog, id: number) => ({
  imported: lastImported(
    versionsOf(await readVersions(log, 'organization', id, organization), ({ name, cityId }) => ({
      name,
      cityId,
    })),
  ),
});

type Found = { readonly id: number };

/** What is known, with what imports said last of those things that the dataset tells otherwise than the site. */
const withImported = async <Before extends Found>(
  recorded: ReadonlyMap<string, Before>,
  differing: ReadonlySet<string>,
  read: (id: number) => Promise<Partial<Before>>,
): Promise<Map<string, Before>> => {
  const found = new Map(recorded);
  for (const key of differing) {
    const before = found.get(key);
    if (before) found.set(key, { ...before, ...(await read(before.id)) });
  }
  return found;
};

/** Names that a dataset tells otherwise than the site. */
const renamed = (
  said: readonly { readonly key: string; readonly name: object }[],
  recorded: ReadonlyMap<string, RecordedNamed>,
): ReadonlySet<string> =>
  new Set(
    said
      .filter(({ key, name }) => recorded.has(key) && !isDeepStrictEqual(recorded.get(key)?.name, name))
      .map(({ key }) => key),
  );

/** All that is known, with what imports said of what the dataset tells otherwise. Few streams are read: only theirs. */
export const withAllImported = async (
  log: EventLog,
  dataset: CheckedDataset,
  recorded: Recorded,
  delisted: ReadonlySet<number>,
): Promise<Recorded> => {
  const { info } = dataset;
  const differing = differencesFrom(recorded, dataset, delisted);
  return {
    ...recorded,
    seasons: await withImported(recorded.seasons, differing.seasons, (id) => toldOfSeason(log, id)),
    rulesets: await withImported(recorded.rulesets, differing.rulesets, (id) => toldOfRuleset(log, id)),
    regions: await withImported(recorded.regions, renamed(info.regions, recorded.regions), async (id) =>
      importedOfNamed(await readVersions(log, 'region', id, region)),
    ),
    categories: await withImported(
      recorded.categories,
      renamed(info.categories, recorded.categories),
      async (id) => importedOfNamed(await readVersions(log, 'category', id, category)),
    ),
    divisions: await withImported(
      recorded.divisions,
      renamed(info.divisions, recorded.divisions),
      async (id) => importedOfNamed(await readVersions(log, 'division', id, division)),
    ),
    cities: await withImported(recorded.cities, differing.cities, (id) => toldOfCity(log, id)),
    organizations: await withImported(recorded.organizations, differing.organizations, (id) =>
      toldOfOrganization(log, id),
    ),
    leagues: await withImported(recorded.leagues, differing.leagues, (id) => toldOfLeague(log, id)),
    tournaments: await withImported(recorded.tournaments, differing.tournaments, (id) =>
      toldOfTournament(log, id),
    ),
    teams: await withImported(recorded.teams, differing.teams, (id) => toldOfTeam(log, id)),
  };
};
