import { type Country, namesOfCountry } from '@rondelle/contracts/competition/countries.ts';
import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { searchable } from '../names/searchable.ts';
import { searchText } from '../names/words.ts';
import { type TeamRow, type TeamSeasonRow, teamSeasonsTable, teamsTable } from './catalogue.tables.ts';

/** Listing a team for a season updates only the revision of its row. */
const moved = {
  change: (row: TeamRow, { revision }: { revision: string }) => ({ ...row, revision: Number(revision) }),
};
const registered = {
  create: ({ data, revision }: { data: { teamId: number; key: string | null }; revision: string }) => ({
    teamId: data.teamId,
    sourceKey: data.key,
    crest: null,
    organizationId: null,
    revision: Number(revision),
  }),
};

export const teams = entityView(
  teamsTable,
  4,
  oneRow<TeamRow, TeamEvent['type']>(({ data }) => [data.teamId])({
    TeamRegistered: registered,
    TeamListedForSeason: moved,
    TeamOrganizationChanged: {
      change: (row, { data, revision }) => ({
        ...row,
        organizationId: data.organizationId,
        revision: Number(revision),
      }),
    },
    // May be recorded after the team was deleted.
    TeamDelistedFromSeason: { put: (row, { revision }) => row && { ...row, revision: Number(revision) } },
    TeamCrestChosen: {
      change: (row, { data, revision }) => ({ ...row, crest: data.crest, revision: Number(revision) }),
    },
    TeamDeleted: { remove: true },
    TeamMerged: { remove: true },
    TeamRestored: registered,
  }),
);

/** The earlier names of a season that search keeps. */
const mostEarlier = 10;

/** The names before this one. A team that gets an earlier name back never had those in between: they were mistakes. */
const namesBefore = (name: string, row: TeamSeasonRow | undefined | null): readonly string[] => {
  if (!row) return [];
  const all = [...row.earlierNames, row.name];
  const at = all.indexOf(name);
  return (at === -1 ? all : all.slice(0, at)).slice(-mostEarlier);
};

/** Readers of both languages search for a country's team by any name of the country. */
const countryNames = (country: Country | undefined): readonly string[] =>
  country === undefined ? [] : Object.values(namesOfCountry(country) ?? {}).flat();

export const teamSeasons = entityView(
  teamSeasonsTable,
  5,
  oneRow<TeamSeasonRow, 'TeamListedForSeason' | 'TeamDelistedFromSeason'>(({ data }) => [
    data.teamId,
    data.seasonId,
  ])({
    TeamListedForSeason: {
      put: (row, { data }) => {
        const earlierNames = namesBefore(data.name, row);
        return {
          teamId: data.teamId,
          seasonId: data.seasonId,
          name: data.name,
          searchName: searchable(data.name),
          earlierNames,
          searchText: searchText(data.name, ...countryNames(data.country), data.city, ...earlierNames),
          categoryId: data.categoryId,
          regionId: data.regionId,
          city: data.city,
          country: data.country ?? null,
        };
      },
    },
    TeamDelistedFromSeason: { remove: true },
  }),
);
