import { Button, Group, InputBase, Stack, Text } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useRememberedColumns } from '../use-remembered-columns.ts';
import { longest, type Sheet } from '../use-sheet.ts';
import { type FileFault, readFile } from '../read/read-file.ts';
import { readText } from '../read/read-text.ts';
import type { SheetTable } from '../read/sheet-table.ts';
import classes from './import.module.css';
import blocks from '../../../ui/blocks.module.css';

const faults = {
  'too-big': m.import_too_big,
  unreadable: m.import_unreadable,
  'old-workbook': m.import_old_workbook,
  empty: m.import_empty,
} as const satisfies Record<FileFault, () => string>;

/** A file that is chosen or dropped, or cells that are pasted. */
export function ChooseFile({ sheet }: { sheet: Sheet }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [isOver, setIsOver] = useState(false);
  const remember = useRememberedColumns(sheet);
  const open = (sheets: readonly SheetTable[]) => {
    const opened = sheet.open(sheets, longest(sheets));
    if (opened) void remember(opened.table, opened.headingAt);
  };
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setSaid(m.import_reading());
    const read = await readFile(file);
    setSaid('fault' in read ? faults[read.fault]() : '');
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
    else setSaid(m.grid_not_read());
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'));
  };
  return (
    <Stack gap="md">
      <div
        className={`${blocks.card} ${classes.drop}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label htmlFor="import-file" className={blocks.strong}>
          {m.import_file()}
        </label>
        <Text size="sm" c="dimmed" id="import-file-hint">
          {m.import_file_hint()}
        </Text>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt"
          aria-describedby="import-file-hint"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      <InputBase
        component="textarea"
        multiline
        label={m.import_paste()}
        description={m.import_paste_hint()}
        rows={3}
        value=""
        onPaste={onPaste}
        onChange={(event) => paste(event.target.value)}
      />
      <Text role="alert" c="var(--r-accent)">
        {said}
      </Text>
      {said && (
        <Group>
          <Button variant="default" onClick={() => input.current?.click()}>
            {m.import_other_file()}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
