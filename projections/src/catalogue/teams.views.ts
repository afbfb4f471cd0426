import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { searchable } from '../searchable.ts';
import { type TeamRow, type TeamSeasonRow, teamSeasonsTable, teamsTable } from './catalogue.tables.ts';

export const teams = entityView(
  teamsTable,
  1,
  oneRow<TeamRow, TeamEvent['type']>(({ data }) => [data.teamId])({
    TeamRegistered: {
      create: ({ data, revision }) => ({
        team_id: data.teamId,
        source_key: data.key,
        revision: Number(revision),
      }),
    },
    TeamListedForSeason: { change: (row, { revision }) => ({ ...row, revision: Number(revision) }) },
  }),
);

export const teamSeasons = entityView(
  teamSeasonsTable,
  1,
  oneRow<TeamSeasonRow, 'TeamListedForSeason'>(({ data }) => [data.teamId, data.seasonId])({
    TeamListedForSeason: {
      put: (_row, { data }) => ({
        team_id: data.teamId,
        season_id: data.seasonId,
        name: data.name,
        search_name: searchable(data.name),
        category_id: data.categoryId,
        region_id: data.regionId,
        city: data.city,
      }),
    },
  }),
);
