import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PasteArea } from '../../../ui/paste-area/PasteArea.tsx';
import { useRememberedColumns } from '../use-remembered-columns.ts';
import type { Sheet } from '../use-sheet.ts';
import { type FileError, readFile } from '../read/read-file.ts';
import { readText } from '../read/read-text.ts';
import type { SheetTable } from '../read/sheet-table.ts';
import blocks from '../../../ui/blocks.module.css';

const errors = {
  'too-big': m.import_too_big,
  unreadable: m.import_unreadable,
  'old-workbook': m.import_old_workbook,
  empty: m.import_empty,
} as const satisfies Record<FileError, () => string>;

/** Reads a chosen or dropped file, or pasted cells. */
export function ChooseFile({ sheet, season }: { sheet: Sheet; season: string }) {
  const input = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');
  const [isOver, setIsOver] = useState(false);
  const remember = useRememberedColumns(sheet, season);
  const open = (sheets: readonly SheetTable[]) => {
    void remember(sheets, sheet.open(sheets));
  };
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setMessage(m.import_reading());
    const read = await readFile(file);
    setMessage('error' in read ? errors[read.error]() : '');
    if ('sheets' in read) open(read.sheets);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = (text: string) => {
    if (text.trim() === '') return;
    const table = readText(text);
    if (table.rows.some((row) => row.length > 2)) open([table]);
    else setMessage(m.grid_not_read());
  };
  return (
    <Stack gap="md">
      <Stack
        gap="0.5rem"
        className={blocks.card ?? ''}
        bd={`2px dashed var(${isOver ? '--r-link' : '--r-line'})`}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileInput
          ref={input}
          label={m.import_file()}
          description={m.import_file_hint()}
          placeholder={m.import_choose_file()}
          fileInputProps={{ id: 'import-file' }}
          accept=".xlsx,.ods,.csv,.tsv,.txt"
          onChange={(file) => void take(file ?? undefined)}
        />
      </Stack>
      <PasteArea label={m.import_paste()} hint={m.import_paste_hint()} take={paste} />
      <Text role="alert" c="var(--r-accent)">
        {message}
      </Text>
      {message && (
        <Group>
          <Button variant="default" onClick={() => input.current?.click()}>
            {m.import_other_file()}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
