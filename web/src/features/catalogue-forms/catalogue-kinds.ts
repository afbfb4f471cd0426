import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Bilingual, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

export type CatalogueKind = 'region' | 'category' | 'division';

type Named = (inputs: { name: string }) => string;
type Words = {
  readonly add: () => string;
  readonly edit: () => string;
  readonly remove: () => string;
  readonly added: Named;
  readonly edited: Named;
  readonly question: Named;
  readonly deleted: Named;
};
export const placeWords: Readonly<Record<CatalogueKind, Words>> = {
  region: {
    add: m.region_form_add,
    edit: m.region_form_edit,
    remove: m.region_form_delete,
    added: m.region_added,
    edited: m.region_edited,
    question: m.region_delete_question,
    deleted: m.region_deleted,
  },
  category: {
    add: m.category_form_add,
    edit: m.category_form_edit,
    remove: m.category_form_delete,
    added: m.category_added,
    edited: m.category_edited,
    question: m.category_delete_question,
    deleted: m.category_deleted,
  },
  division: {
    add: m.division_form_add,
    edit: m.division_form_edit,
    remove: m.division_form_delete,
    added: m.division_added,
    edited: m.division_edited,
    question: m.division_delete_question,
    deleted: m.division_deleted,
  },
};

type Said = { readonly commandId: string; readonly ifRevision?: string };
type Options = { signal: AbortSignal } | undefined;
/** What can be done with one kind, whichever it is. `onlyIn`: the season that a name is for; divisions have none. */
type CatalogueWrites = {
  /** `shows`: of a category. */
  readonly add: (
    input: Said & { name: Bilingual; shows?: CategoryPolicy },
    options?: Options,
  ) => Promise<Written>;
  readonly rename: (
    input: Said & { id: number; name: Bilingual; onlyIn: number | null },
    options?: Options,
  ) => Promise<Written>;
  readonly remove: (input: Said & { id: number; reason: Reason }, options?: Options) => Promise<Written>;
  readonly restore: (input: Said & { id: number }) => Promise<Written>;
};

/** The procedures of a kind. */
export const useCatalogueWrites = (kind: CatalogueKind): CatalogueWrites => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const kinds: Readonly<Record<CatalogueKind, CatalogueWrites>> = {
    region: {
      add: ({ shows: _shows, ...input }, options) => client.region.add.mutate({ ...input, lang }, options),
      rename: ({ id, ...input }, options) =>
        client.region.rename.mutate({ ...input, regionId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.region.delete.mutate({ ...input, regionId: id, lang }, options),
      restore: ({ id, ...input }) => client.region.restore.mutate({ ...input, regionId: id, lang }),
    },
    category: {
      add: (input, options) => client.category.add.mutate({ ...input, lang }, options),
      rename: ({ id, ...input }, options) =>
        client.category.rename.mutate({ ...input, categoryId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.category.delete.mutate({ ...input, categoryId: id, lang }, options),
      restore: ({ id, ...input }) => client.category.restore.mutate({ ...input, categoryId: id, lang }),
    },
    division: {
      add: ({ shows: _shows, ...input }, options) => client.division.add.mutate({ ...input, lang }, options),
      rename: ({ id, onlyIn: _onlyIn, ...input }, options) =>
        client.division.rename.mutate({ ...input, divisionId: id, lang }, options),
      remove: ({ id, ...input }, options) =>
        client.division.delete.mutate({ ...input, divisionId: id, lang }, options),
      restore: ({ id, ...input }) => client.division.restore.mutate({ ...input, divisionId: id, lang }),
    },
  };
  return kinds[kind];
};

/** One of a kind, as it stands now. */
export const useCurrentCatalogueItem = (kind: CatalogueKind, id: number) => {
  const { lang } = usePageLocation();
  const asked = { lang, id };
  const when = (wanted: CatalogueKind) => ({ enabled: kind === wanted, staleTime: 0, retry: false });
  const region = trpc.region.current.useQuery(asked, when('region'));
  const category = trpc.category.current.useQuery(asked, when('category'));
  const division = trpc.division.current.useQuery(asked, when('division'));
  return { region, category, division }[kind];
};
