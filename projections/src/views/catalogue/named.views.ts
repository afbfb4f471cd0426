import type {
  CategoryEvent,
  DivisionEvent,
  RegionEvent,
} from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import {
  type CategoryRow,
  categoriesTable,
  type DivisionRow,
  divisionsTable,
  type RegionRow,
  regionsTable,
  type SeasonNames,
} from './catalogue.tables.ts';

type Added = {
  readonly data: { readonly key: string | null; readonly name: Bilingual };
  readonly revision: string;
};
type Renamed = {
  readonly data: { readonly name: Bilingual; readonly onlyIn: number | null };
  readonly revision: string;
};
type Names = { readonly nameFr: string; readonly nameEn: string; readonly seasonNames: SeasonNames };

const added = ({ data, revision }: Added) => ({
  sourceKey: data.key,
  nameFr: data.name.fr,
  nameEn: data.name.en,
  seasonNames: {},
  revision: Number(revision),
});

type Restored = {
  readonly data: Added['data'] & {
    readonly seasonNames: readonly { readonly seasonId: number; readonly name: Bilingual }[];
  };
  readonly revision: string;
};
const restored = ({ data, revision }: Restored) => ({
  ...added({ data, revision }),
  seasonNames: Object.fromEntries(data.seasonNames.map(({ seasonId, name }) => [seasonId, name])),
});

/** A name for one season is stored beside the general name. */
const renamed = <Row extends Names>(row: Row, { data, revision }: Renamed): Row =>
  data.onlyIn === null
    ? { ...row, nameFr: data.name.fr, nameEn: data.name.en, revision: Number(revision) }
    : {
        ...row,
        seasonNames: { ...row.seasonNames, [data.onlyIn]: data.name },
        revision: Number(revision),
      };

type Described = { readonly description?: Bilingual | null | undefined };
const descriptionIn = ({ data: { description } }: { readonly data: Described }) => ({
  description: description ?? null,
});

const described = <Row extends Described>(
  row: Row,
  event: { readonly data: Described; readonly revision: string },
) => ({ ...row, ...descriptionIn(event), revision: Number(event.revision) });

export const regions = entityView(
  regionsTable,
  3,
  oneRow<RegionRow, RegionEvent['type']>(({ data }) => [data.regionId])({
    RegionAdded: {
      create: (event) => ({ regionId: event.data.regionId, ...added(event), ...descriptionIn(event) }),
    },
    RegionRenamed: { change: renamed },
    RegionDescribed: { change: described },
    RegionDeleted: { remove: true },
    RegionRestored: {
      create: (event) => ({ regionId: event.data.regionId, ...restored(event), ...descriptionIn(event) }),
    },
  }),
);

const policyIn = ({
  data: { categoryId, shows = 'everything' },
}: {
  readonly data: { readonly categoryId: number; readonly shows?: CategoryPolicy | undefined };
}) => ({ categoryId, shows });

export const categories = entityView(
  categoriesTable,
  4,
  oneRow<CategoryRow, CategoryEvent['type']>(({ data }) => [data.categoryId])({
    CategoryAdded: {
      create: (event) => ({ ...policyIn(event), ...added(event), ...descriptionIn(event) }),
    },
    CategoryRenamed: { change: renamed },
    CategoryDescribed: { change: described },
    CategoryPolicyChosen: {
      change: (row, { data: { shows }, revision }) => ({ ...row, shows, revision: Number(revision) }),
    },
    CategoryDeleted: { remove: true },
    CategoryRestored: {
      create: (event) => ({ ...policyIn(event), ...restored(event), ...descriptionIn(event) }),
    },
  }),
);

export const divisions = entityView(
  divisionsTable,
  2,
  oneRow<DivisionRow, DivisionEvent['type']>(({ data }) => [data.divisionId])({
    DivisionAdded: { create: (event) => ({ divisionId: event.data.divisionId, ...added(event) }) },
    DivisionRenamed: {
      change: (row, { data, revision }) => renamed(row, { data: { ...data, onlyIn: null }, revision }),
    },
    DivisionDeleted: { remove: true },
    DivisionRestored: { create: (event) => ({ divisionId: event.data.divisionId, ...added(event) }) },
  }),
);
