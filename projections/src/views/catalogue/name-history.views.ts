import { historyView } from '../engine/view.ts';
import type { CityRow, OrganizationRow } from '../geography/geography.tables.ts';
import { cities, organizations } from '../geography/geography.views.ts';
import type { SeasonNames, SeasonRow, TeamRow, TeamSeasonRow } from './catalogue.tables.ts';
import {
  categoryHistoryTable,
  cityHistoryTable,
  crestHistoryTable,
  divisionHistoryTable,
  organizationHistoryTable,
  regionHistoryTable,
  seasonHistoryTable,
  teamOrganizationHistoryTable,
  teamSeasonHistoryTable,
} from './name-history.tables.ts';
import { categories, divisions, regions } from './named.views.ts';
import { seasons } from './seasons.view.ts';
import { teamSeasons, teams } from './teams.views.ts';
import { versionsOf } from './versions.ts';

type Named = { readonly nameFr: string; readonly nameEn: string; readonly seasonNames: SeasonNames };
const namesOf = (id: number, { nameFr, nameEn, seasonNames }: Named) => ({ id, nameFr, nameEn, seasonNames });

const listingOf = ({ teamId, seasonId, name, categoryId, regionId, city, country }: TeamSeasonRow) => ({
  teamId,
  seasonId,
  name,
  categoryId,
  regionId,
  city,
  country,
});

export const regionHistory = historyView(
  regionHistoryTable,
  1,
  regions,
  versionsOf((row) => namesOf(row.regionId, row)),
);

export const categoryHistory = historyView(
  categoryHistoryTable,
  1,
  categories,
  versionsOf((row) => namesOf(row.categoryId, row)),
);

export const divisionHistory = historyView(
  divisionHistoryTable,
  1,
  divisions,
  versionsOf((row) => namesOf(row.divisionId, row)),
);

export const cityHistory = historyView(
  cityHistoryTable,
  2,
  cities,
  versionsOf(({ cityId: id, nameFr, nameEn, calledBy, regionId }: CityRow) => ({
    id,
    nameFr,
    nameEn,
    calledBy,
    regionId,
  })),
);

export const organizationHistory = historyView(
  organizationHistoryTable,
  1,
  organizations,
  versionsOf(({ organizationId: id, nameFr, nameEn }: OrganizationRow) => ({ id, nameFr, nameEn })),
);

export const seasonHistory = historyView(
  seasonHistoryTable,
  2,
  seasons,
  versionsOf(({ seasonId: id, slug, startsOn, endsOn, chosenAt }: SeasonRow) => ({
    id,
    slug,
    startsOn,
    endsOn,
    chosenAt,
  })),
);

export const crestHistory = historyView(
  crestHistoryTable,
  1,
  teams,
  versionsOf(({ teamId, crest }: TeamRow) => ({ teamId, crest })),
);

export const teamOrganizationHistory = historyView(
  teamOrganizationHistoryTable,
  1,
  teams,
  versionsOf(({ teamId, organizationId }: TeamRow) => ({ teamId, organizationId })),
);

export const teamSeasonHistory = historyView(teamSeasonHistoryTable, 3, teamSeasons, versionsOf(listingOf));
