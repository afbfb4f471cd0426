import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import type { EntityWords, EntityWrites } from '../../ui/form/entity-kind.ts';

export type CatalogueKind = 'region' | 'category' | 'division';

export const catalogueWords: Readonly<Record<CatalogueKind, EntityWords>> = {
  region: {
    add: m.region_form_add,
    remove: m.region_form_delete,
    added: m.region_added,
    edited: m.region_edited,
    question: m.region_delete_question,
    deleted: m.region_deleted,
  },
  category: {
    add: m.category_form_add,
    remove: m.category_form_delete,
    added: m.category_added,
    edited: m.category_edited,
    question: m.category_delete_question,
    deleted: m.category_deleted,
  },
  division: {
    add: m.division_form_add,
    remove: m.division_form_delete,
    added: m.division_added,
    edited: m.division_edited,
    question: m.division_delete_question,
    deleted: m.division_deleted,
  },
};

/** `shows` applies to categories only. */
export type Added = { readonly name: Bilingual; readonly shows?: CategoryPolicy };
/** `onlyIn`: the season that a name is for, null for all; divisions ignore it. */
export type Renamed = { readonly name: Bilingual; readonly onlyIn: number | null };

export const useCatalogueWrites = (kind: CatalogueKind): EntityWrites<Added, Renamed> => {
  const { lang, client } = useClient();
  const kinds: Readonly<Record<CatalogueKind, EntityWrites<Added, Renamed>>> = {
    region: {
      add: ({ shows: _shows, ...input }, options) => client.region.add.mutate({ ...input, lang }, options),
      change: ({ id, ...input }, options) =>
        client.region.rename.mutate({ ...input, regionId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.region.delete.mutate({ ...input, regionId: id, lang }, options),
      restore: ({ id, ...input }) => client.region.restore.mutate({ ...input, regionId: id, lang }),
    },
    category: {
      add: (input, options) => client.category.add.mutate({ ...input, lang }, options),
      change: ({ id, ...input }, options) =>
        client.category.rename.mutate({ ...input, categoryId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.category.delete.mutate({ ...input, categoryId: id, lang }, options),
      restore: ({ id, ...input }) => client.category.restore.mutate({ ...input, categoryId: id, lang }),
    },
    division: {
      add: ({ shows: _shows, ...input }, options) => client.division.add.mutate({ ...input, lang }, options),
      change: ({ id, onlyIn: _onlyIn, ...input }, options) =>
        client.division.rename.mutate({ ...input, divisionId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.division.delete.mutate({ ...input, divisionId: id, lang }, options),
      restore: ({ id, ...input }) => client.division.restore.mutate({ ...input, divisionId: id, lang }),
    },
  };
  return kinds[kind];
};

/** Queries the current state of one catalogue item. */
export const useCurrentCatalogueItem = (kind: CatalogueKind, id: number) => {
  const { lang } = usePageLocation();
  const itemInput = { lang, id };
  const when = (wanted: CatalogueKind) => ({ enabled: kind === wanted, staleTime: 0, retry: false });
  const region = trpc.region.current.useQuery(itemInput, when('region'));
  const category = trpc.category.current.useQuery(itemInput, when('category'));
  const division = trpc.division.current.useQuery(itemInput, when('division'));
  return { region, category, division }[kind];
};
