import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import type { SheetPart } from '../sheet-parts.ts';
import type { Sheet } from '../use-sheet.ts';

const factsOf = ({ games, reading }: SheetPart): string =>
  [m.import_games_found({ count: games.games.length }), reading.league.leagueName].filter(Boolean).join(' ');

/** The sheets of a file: selects those to import, and the one to display below. Nothing for a single sheet. */
export function Sheets({ sheet }: { sheet: Sheet }) {
  if (sheet.parts.length < 2) return null;
  return (
    <Stack component="section" gap="xs">
      <h2>{m.import_sheets()}</h2>
      <Text size="sm" c="dimmed">
        {m.import_sheets_hint()}
      </Text>
      <ul className={`${blocks.rows} ${blocks.surface}`}>
        {sheet.parts.map((part) => {
          const { at, table, reading } = part;
          const isDisplayed = sheet.displayed?.at === at;
          const action = isDisplayed ? m.import_sheet_shown() : m.import_sheet_show();
          return (
            <Group component="li" key={at} justify="space-between" gap="xs">
              <Checkbox
                label={table.name}
                description={factsOf(part)}
                checked={reading.isIncluded}
                onChange={(event) => sheet.changeAt(at, { isIncluded: event.currentTarget.checked })}
              />
              <Button
                size="compact-sm"
                variant="default"
                aria-pressed={isDisplayed}
                aria-label={`${action} – ${m.import_sheet_columns({ sheet: table.name })}`}
                disabled={isDisplayed}
                onClick={() => sheet.show(at)}
              >
                {action}
              </Button>
            </Group>
          );
        })}
      </ul>
    </Stack>
  );
}
