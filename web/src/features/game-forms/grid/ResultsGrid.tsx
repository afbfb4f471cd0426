import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/fields/styles.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PreviewPart } from '../../../ui/preview/PreviewPart.tsx';
import { dayWithin } from '../use-initial-values.ts';
import { GridButtons } from './GridButtons.tsx';
import { cellKeys } from './grid-keys.ts';
import { GridRow } from './GridRow.tsx';
import { PasteField } from './PasteField.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { useGrid } from './use-grid.ts';
import { WhereFields } from './WhereFields.tsx';

/** Grid for several results: typed or pasted from a spreadsheet, checked row by row and saved together. */
export function ResultsGrid({ season }: { season: Outputs['season']['get'] }) {
  const grid = useGrid(season, dayWithin(season));
  const lines = useRef<HTMLDivElement>(null);
  const save = async () => {
    await grid.save();
    // Focus the first invalid cell.
    requestAnimationFrame(() => lines.current?.querySelector<HTMLElement>('[aria-invalid]:enabled')?.focus());
  };
  return (
    <Stack gap="md">
      <WhereFields grid={grid} season={season} />
      <PasteField paste={grid.paste} />
      <Text size="sm" c="dimmed" visibleFrom="md">
        {m.grid_keys()}
      </Text>
      <Stack ref={lines} data-grid gap="0.5rem">
        {grid.rows.map((row, at) => (
          <GridRow
            key={at}
            row={row}
            number={at + 1}
            teams={grid.teams ?? []}
            hasFairPlay={grid.fairPlayMax !== null}
            busy={grid.saving.isSending}
            errors={grid.errors[at] ?? []}
            idOf={(field) => `grid-${at + 1}-${field ?? 'row'}`}
            keys={cellKeys(grid)}
            set={(changes) => grid.setRow(at, changes)}
            remove={() => grid.removeRow(at)}
          />
        ))}
      </Stack>
      {grid.losesFairPlay && <Note>{m.grid_no_fair_play()}</Note>}
      {grid.preview.note && <Note>{grid.preview.note}</Note>}
      <PreviewPart preview={grid.preview.preview} level={2}>
        <RefusedRows rows={grid.preview.refused} />
      </PreviewPart>
      <GridButtons grid={grid} save={() => void save()} />
    </Stack>
  );
}
