import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { categoriesIn, quebecRegions } from '../bundled.ts';
import { DoingLine } from '../parts/DoingLine.tsx';
import classes from '../parts/start.module.css';
import blocks from '../../../ui/blocks.module.css';
import { useDoing } from '../use-doing.ts';
import type { StartState } from '../use-start-state.ts';

type Name = { readonly fr: string; readonly en: string };
type Made = { readonly kind: 'region' | 'category'; readonly id: number };

function Tick({
  name,
  state,
  ticked,
  set,
  isThere,
}: {
  name: Name;
  state: StartState;
  ticked: ReadonlySet<string>;
  set: (fr: string, is: boolean) => void;
  isThere: boolean;
}) {
  return (
    <Checkbox
      label={name[state.lang]}
      checked={isThere || ticked.has(name.fr)}
      disabled={isThere}
      onChange={(event) => set(name.fr, event.currentTarget.checked)}
    />
  );
}

const useTicked = () => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const set = (fr: string, is: boolean) =>
    setTicked((now) => new Set(is ? [...now, fr] : [...now].filter((one) => one !== fr)));
  return {
    ticked,
    set,
    clear: () => setTicked(new Set()),
    setAll: (all: readonly string[]) => setTicked(new Set(all)),
  };
};

const there = (things: readonly { readonly name: string }[] = []) => new Set(things.map(({ name }) => name));

/** Regions and categories, ready to be ticked; more are added, and all of them renamed, on the season’s page. */
export function CatalogueStep({ state }: { state: StartState }) {
  const { client } = trpc.useUtils();
  const { lang, choices, season } = state;
  const regions = useTicked();
  const categories = useTicked();
  const doing = useDoing();
  // What was added can be taken back after a reload as well.
  const { draft, change } = useDraft<{ made: readonly Made[] }>('start catalogue', () => ({ made: [] }));
  const { made } = draft;
  const [hasRegion, hasCategory] = [there(choices?.regions), there(choices?.categories)];
  const groups = categoriesIn(season?.slug ?? '2025-2026');
  const allCategories = groups.flatMap((group) => group.categories);
  const count = regions.ticked.size + categories.ticked.size;
  const add = async () => {
    const wantedRegions = quebecRegions.filter(({ fr }) => regions.ticked.has(fr));
    const wantedCategories = allCategories.filter(({ fr }) => categories.ticked.has(fr));
    const added = await doing.doAll<Made>([
      ...wantedRegions.map((name) => async (commandId: string, signal: AbortSignal) => ({
        kind: 'region' as const,
        id: (await client.region.add.mutate({ commandId, lang, name }, { signal })).id,
      })),
      ...wantedCategories.map((name) => async (commandId: string, signal: AbortSignal) => ({
        kind: 'category' as const,
        id: (await client.category.add.mutate({ commandId, lang, name }, { signal })).id,
      })),
    ]);
    change({ made: [...made, ...added] });
    regions.clear();
    categories.clear();
    await state.refetch();
  };
  const takeBack = async () => {
    const reason = 'typing-error' as const;
    await doing.doAll(
      made.map(
        ({ kind, id }) =>
          (commandId: string, signal: AbortSignal) =>
            kind === 'region'
              ? client.region.delete.mutate({ commandId, lang, regionId: id, reason }, { signal })
              : client.category.delete.mutate({ commandId, lang, categoryId: id, reason }, { signal }),
      ),
    );
    change({ made: [] });
    await state.refetch();
  };
  return (
    <Stack gap="sm">
      <h3>{m.start_regions()}</h3>
      <div className={`${blocks.columns} ${blocks.apart}`}>
        {quebecRegions.map((name) => (
          <Tick key={name.fr} name={name} state={state} {...regions} isThere={hasRegion.has(name[lang])} />
        ))}
      </div>
      <Group>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => regions.setAll(quebecRegions.map(({ fr }) => fr).filter((fr) => !hasRegion.has(fr)))}
        >
          {m.start_all_regions()}
        </Button>
      </Group>
      <h3>{m.start_categories()}</h3>
      <div className={classes.ages}>
        {groups.map((group) => (
          <div key={group.name.fr}>
            <strong>{group.name[lang]}</strong>
            <div>
              {group.categories.map((name) => (
                <Tick
                  key={name.fr}
                  name={name}
                  state={state}
                  {...categories}
                  isThere={hasCategory.has(name[lang])}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Group gap="xs">
        <Button
          aria-disabled={doing.busy || count === 0}
          onClick={() => count > 0 && !doing.busy && void add()}
        >
          {m.start_add_ticked()}
        </Button>
        {made.length > 0 && (
          <Button variant="default" aria-disabled={doing.busy} onClick={() => void takeBack()}>
            {m.start_take_back()}
          </Button>
        )}
      </Group>
      <DoingLine doing={doing} />
    </Stack>
  );
}
