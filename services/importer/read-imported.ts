import { isDeepStrictEqual } from 'node:util';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
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
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type {
  Recorded,
  RecordedLeague,
  RecordedNamed,
  RecordedTeam,
  RecordedTournament,
} from './recorded.ts';
import { differencesFrom } from './plan/differs.ts';
import { bracketContent } from './plan/bracket-content.ts';
import { rulesOf } from './plan/ruleset-at.ts';
import { lastImported } from './plan/last-imported.ts';
import type { CheckedDataset } from './read-rows.ts';
import { readVersions, versionsOf } from './read-versions.ts';

/** Returns what imports recorded last of an entity, as the content that a dataset can set. */
const importedOf = async <State, Command, Event extends CompetitionEvent, Content extends object>(
  log: EventLog,
  kind: StreamKind,
  id: number,
  decider: Decider<State, Command, Event>,
  contentOf: (state: NonNullable<State>) => Content,
) => ({ imported: lastImported(versionsOf(await readVersions(log, kind, id, decider), contentOf)) });

const nameOf = ({ everywhere: name }: NonNullable<Named>) => ({ name });

const importedSeason = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'season', id, season);
  const days = versions.flatMap(({ content, byImport }) =>
    content.status === 'absent'
      ? []
      : [{ byImport, content: { startsOn: content.startsOn, endsOn: content.endsOn } }],
  );
  return { imported: lastImported(days) };
};

const importedRuleset = async (log: EventLog, id: number) => {
  const versions = await readVersions(log, 'ruleset', id, ruleset);
  const latest = versions.flatMap(({ content: { versions: all }, byImport }) => {
    const rules = all.at(-1);
    return rules ? [{ byImport, content: { rules, version: all.length } }] : [];
  });
  return { imported: lastImported(latest) };
};

const importedLeague = async (log: EventLog, id: number): Promise<Partial<RecordedLeague>> => {
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

const importedTournament = async (log: EventLog, id: number): Promise<Partial<RecordedTournament>> => {
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
    importedBrackets: lastImported(
      versionsOf(versions, ({ brackets }) =>
        Object.fromEntries([...brackets].map(([categoryId, one]) => [categoryId, bracketContent(one)])),
      ),
    ),
  };
};

const importedTeam = async (log: EventLog, id: number): Promise<Partial<RecordedTeam>> => {
  const versions = await readVersions(log, 'team', id, team);
  const seasons = new Set(versions.flatMap(({ content }) => [...content.seasons.keys()]));
  const importedIn = (seasonId: number) =>
    lastImported(
      versionsOf(versions, ({ seasons: listed }) => {
        const listing = listed.get(seasonId);
        if (!listing) return {};
        const { name, categoryId, regionId, city, country = null } = listing;
        return { name, categoryId, regionId, city, country };
      }),
    );
  const organizations = lastImported(versionsOf(versions, ({ organizationId }) => ({ organizationId })));
  return {
    imported: new Map([...seasons].map((seasonId) => [seasonId, importedIn(seasonId)])),
    importedOrganization: organizations.organizationId,
  };
};

type Found = { readonly id: number };

/** Adds what imports recorded last to the entities whose values in the dataset differ from the site. */
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

/** Returns the keys of entities whose name in the dataset differs from the site. */
const renamed = (
  incoming: readonly { readonly key: string; readonly name: object }[],
  recorded: ReadonlyMap<string, RecordedNamed>,
): ReadonlySet<string> =>
  new Set(
    incoming
      .filter(({ key, name }) => recorded.has(key) && !isDeepStrictEqual(recorded.get(key)?.name, name))
      .map(({ key }) => key),
  );

/**
 * Adds what imports recorded last to every entity whose values in the dataset differ from the site. Only the streams of
 * these few entities are read.
 */
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
    seasons: await withImported(recorded.seasons, differing.seasons, (id) => importedSeason(log, id)),
    rulesets: await withImported(recorded.rulesets, differing.rulesets, (id) => importedRuleset(log, id)),
    regions: await withImported(recorded.regions, renamed(info.regions, recorded.regions), (id) =>
      importedOf(log, 'region', id, region, nameOf),
    ),
    categories: await withImported(recorded.categories, renamed(info.categories, recorded.categories), (id) =>
      importedOf(log, 'category', id, category, nameOf),
    ),
    divisions: await withImported(recorded.divisions, renamed(info.divisions, recorded.divisions), (id) =>
      importedOf(log, 'division', id, division, nameOf),
    ),
    cities: await withImported(recorded.cities, differing.cities, (id) =>
      importedOf(log, 'city', id, city, ({ name, regionId, at }) => ({ name, regionId, at })),
    ),
    organizations: await withImported(recorded.organizations, differing.organizations, (id) =>
      importedOf(log, 'organization', id, organization, ({ name, cityId }) => ({ name, cityId })),
    ),
    leagues: await withImported(recorded.leagues, differing.leagues, (id) => importedLeague(log, id)),
    tournaments: await withImported(recorded.tournaments, differing.tournaments, (id) =>
      importedTournament(log, id),
    ),
    teams: await withImported(recorded.teams, differing.teams, (id) => importedTeam(log, id)),
  };
};
