import { useState } from 'react';
import { trpc } from '../../../lib/http/trpc.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { categoriesIn, type RegionMap, regionMaps } from '../bundled.ts';
import { unlessDeleted } from '../unless-deleted.ts';
import { useCommandSequence } from '../use-command-sequence.ts';
import type { StartState } from '../use-start-state.ts';

export type Name = { readonly fr: string; readonly en: string };
type Made = { readonly kind: 'region' | 'category'; readonly id: number };

const useTicked = () => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const set = (fr: string, is: boolean) =>
    setTicked((now) => new Set(is ? [...now, fr] : [...now].filter((one) => one !== fr)));
  return {
    ticked,
    set,
    untick: (some: readonly string[]) =>
      setTicked((now) => new Set([...now].filter((one) => !some.includes(one)))),
    setAll: (all: readonly string[]) => setTicked(new Set(all)),
  };
};

const there = (entities: readonly { readonly name: string }[] = []) =>
  new Set(entities.map(({ name }) => name));

/** The commands of the step; the result has null for each that was refused. */
const useCommands = ({ lang }: StartState) => {
  const { client } = trpc.useUtils();
  const doing = useCommandSequence();
  const reason = 'typing-error' as const;
  return {
    doing,
    add: (regions: readonly Name[], categories: readonly Name[]) =>
      doing.doEach<Made>([
        ...regions.map((name) => async (commandId: string, signal: AbortSignal) => {
          const { id } = await client.region.add.mutate({ commandId, lang, name }, { signal });
          return { kind: 'region' as const, id };
        }),
        ...categories.map((name) => async (commandId: string, signal: AbortSignal) => {
          const { id } = await client.category.add.mutate({ commandId, lang, name }, { signal });
          return { kind: 'category' as const, id };
        }),
      ]),
    remove: (made: readonly Made[]) =>
      doing.doEach(
        made.map(
          ({ kind, id }) =>
            (commandId: string, signal: AbortSignal) =>
              unlessDeleted(
                kind === 'region'
                  ? client.region.delete.mutate({ commandId, lang, regionId: id, reason }, { signal })
                  : client.category.delete.mutate({ commandId, lang, categoryId: id, reason }, { signal }),
              ),
        ),
      ),
  };
};

/** The map from which regions are picked: at first the one with most of the regions that the site has. */
const useRegionMap = (present: ReadonlySet<string>, regions: ReturnType<typeof useTicked>) => {
  const countOf = (map: RegionMap) => regionMaps[map].filter(({ fr }) => present.has(fr)).length;
  const [map, setMap] = useState<RegionMap>(() =>
    countOf('hockeyQuebec') > countOf('administrative') ? 'hockeyQuebec' : 'administrative',
  );
  const choose = (next: RegionMap) => {
    setMap(next);
    // Regions that the other map lacks must not be added.
    regions.setAll(regionMaps[next].map(({ fr }) => fr).filter((fr) => regions.ticked.has(fr)));
  };
  return { map, choose, shown: regionMaps[map] };
};

/** The ticked regions and categories, which of them the site has, and the commands that add them. */
export const useCatalogueStep = (state: StartState) => {
  const { lang, choices, season } = state;
  const regions = useTicked();
  const categories = useTicked();
  const { doing, ...commands } = useCommands(state);
  // Stored as a draft, so that the additions can still be undone after a reload.
  const { draft, change } = useDraft<{ made: readonly Made[] }>('start catalogue', () => ({ made: [] }));
  const { made } = draft;
  /** French names of the items added since the choices were loaded. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [regionsThere, categoriesThere] = [there(choices?.regions), there(choices?.categories)];
  const regionMap = useRegionMap(regionsThere, regions);
  const groups = categoriesIn(season?.slug ?? '2025-2026');
  const add = async () => {
    const wantedRegions = regionMap.shown.filter(({ fr }) => regions.ticked.has(fr));
    const wantedCategories = groups
      .flatMap((group) => group.categories)
      .filter(({ fr }) => categories.ticked.has(fr));
    const outputs = await commands.add(wantedRegions, wantedCategories);
    change({ made: [...made, ...outputs.filter((output) => output !== null)] });
    const wanted = [...wantedRegions, ...wantedCategories];
    const done = wanted.filter((_, at) => outputs[at] !== null).map(({ fr }) => fr);
    regions.untick(done);
    categories.untick(done);
    // After a refusal the step stays open, with the refused items still ticked.
    if (done.length < wanted.length) return setFresh((now) => new Set([...now, ...done]));
    setFresh(new Set());
    await state.refetch();
  };
  const takeBack = async () => {
    const outputs = await commands.remove(made);
    change({ made: made.filter((_, at) => outputs[at] === null) });
    setFresh(new Set());
    await state.refetch();
  };
  return {
    regions,
    regionMap,
    categories,
    groups,
    hasRegion: (name: Name) => regionsThere.has(name[lang]) || fresh.has(name.fr),
    hasCategory: (name: Name) => categoriesThere.has(name[lang]) || fresh.has(name.fr),
    count: regions.ticked.size + categories.ticked.size,
    hasMade: made.length > 0,
    doing,
    add,
    takeBack,
  };
};
