import { Box, Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { type RegionMap, regionMaps } from '../bundled.ts';
import { CommandProgress } from '../parts/CommandProgress.tsx';
import blocks from '../../../ui/blocks.module.css';
import type { StartState } from '../use-start-state.ts';
import { type Name, useCatalogueStep } from './use-catalogue-step.ts';

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

const mapWords = {
  administrative: m.start_regions_administrative,
  hockeyQuebec: m.start_regions_hockey,
} as const satisfies Record<RegionMap, () => string>;
const maps = Object.keys(regionMaps) as RegionMap[];

/** Checkboxes for the usual regions and categories; the season’s page adds others and renames them. */
export function CatalogueStep({ state }: { state: StartState }) {
  const {
    regions,
    regionMap,
    categories,
    groups,
    hasRegion,
    hasCategory,
    count,
    hasMade,
    doing,
    add,
    takeBack,
  } = useCatalogueStep(state);
  return (
    <Stack gap="sm">
      <h3>{m.start_regions()}</h3>
      <Radio.Group
        aria-label={m.start_regions()}
        value={regionMap.map}
        onChange={(chosen) => regionMap.choose(maps.find((map) => map === chosen) ?? 'administrative')}
      >
        <Group gap="0.25rem 1rem">
          {maps.map((map) => (
            <Radio key={map} value={map} label={mapWords[map]()} />
          ))}
        </Group>
      </Radio.Group>
      <div className={`${blocks.columns} ${blocks.apart}`}>
        {regionMap.shown.map((name) => (
          <Tick key={name.fr} name={name} state={state} {...regions} isThere={hasRegion(name)} />
        ))}
      </div>
      <Group>
        <Button
          variant="default"
          size="compact-md"
          onClick={() =>
            regions.setAll(regionMap.shown.filter((name) => !hasRegion(name)).map(({ fr }) => fr))
          }
        >
          {m.start_all_regions()}
        </Button>
      </Group>
      <h3>{m.start_categories()}</h3>
      <Stack gap="0.25rem" mt="0.5rem" mb="md">
        {groups.map((group) => (
          <Group key={group.name.fr} gap="md" wrap="nowrap">
            <Box component="strong" flex="none" w="4.5rem">
              {group.name[state.lang]}
            </Box>
            <Group align="stretch" gap="0.25rem 1rem">
              {group.categories.map((name) => (
                <Tick key={name.fr} name={name} state={state} {...categories} isThere={hasCategory(name)} />
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
      <Group gap="xs">
        <Button
          aria-disabled={doing.busy || count === 0}
          onClick={() => count > 0 && !doing.busy && void add()}
        >
          {m.start_add_ticked()}
        </Button>
        {hasMade && (
          <Button variant="default" aria-disabled={doing.busy} onClick={() => void takeBack()}>
            {m.start_take_back()}
          </Button>
        )}
      </Group>
      <CommandProgress doing={doing} />
    </Stack>
  );
}
