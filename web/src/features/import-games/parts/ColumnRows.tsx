import { Box, Group, NativeSelect, Stack } from '@mantine/core';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { type SheetKind, sheetKinds, soleKinds } from '@rondelle/contracts/competition/sheet-columns.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { kindOptions } from '../kind-words.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Sheet } from '../use-sheet.ts';

const isKind = (value: string): value is SheetKind => sheetKinds.some((kind) => kind === value);

/** Sets the kind of a column, and clears it in any other column; only leagues can have several. */
const withKind = (kinds: readonly (SheetKind | null)[], at: number, kind: SheetKind | null) =>
  kinds.map((one, column) => (column === at ? kind : one === kind && kind !== 'league' ? null : one));

/** Confirms the column of a kind, and the side of the teams, when the user sets the kind by hand. */
const confirming = (choices: SheetChoices, kind: SheetKind | null): SheetChoices => {
  const sole = soleKinds.find((one) => one === kind);
  const isTeam = kind === 'home' || kind === 'away' || kind === 'side';
  const confirmed = new Set([
    ...choices.confirmed,
    ...(sole ? [sole] : []),
    ...(isTeam ? ['sides' as const] : []),
  ]);
  return { ...choices, confirmed: [...confirmed] };
};

/** The columns of the displayed sheet, each with examples and a select for its kind. */
export function ColumnRows({ sheet }: { sheet: Sheet }) {
  const { displayed: shown } = sheet;
  if (!shown) return null;
  const { table, reading } = shown;
  const first = reading.headingAt + 1;
  return (
    <ol className={`${blocks.rows} ${blocks.surface}`}>
      {reading.kinds.map((kind, at) => {
        const cells = table.rows.slice(first, first + 200).map((row) => row[at] ?? '');
        const examples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 3);
        if (examples.length === 0) return null;
        const heading = reading.headingAt >= 0 ? (table.rows[reading.headingAt]?.[at] ?? '') : '';
        const name = m.import_column({ letters: columnLetters(at) });
        return (
          <Group
            component="li"
            key={columnLetters(at)}
            gap="0.25rem 0.75rem"
            data-used={kind !== null || undefined}
          >
            <Box component="span" c="dimmed" w="2rem">
              {columnLetters(at)}
            </Box>
            <Stack component="span" flex="1 0 0" gap={0} miw={0}>
              <strong className={blocks.cut}>{heading || name}</strong>
              <span className={`${blocks.note} ${blocks.cut}`}>{examples.join(' · ')}</span>
            </Stack>
            <NativeSelect
              w={{ base: '100%', sm: '16rem' }}
              aria-label={heading ? `${name}, ${heading}` : name}
              value={kind ?? ''}
              data={[{ value: '', label: m.import_kind_none() }, ...kindOptions()]}
              onChange={({ currentTarget: { value } }) => {
                const chosen = isKind(value) ? value : null;
                sheet.change({
                  kinds: withKind(reading.kinds, at, chosen),
                  choices: confirming(reading.choices, chosen),
                  isRemembered: false,
                });
              }}
            />
          </Group>
        );
      })}
    </ol>
  );
}
