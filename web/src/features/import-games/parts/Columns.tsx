import { Button, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { sheetKinds } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Answers } from '../../../lib/answers.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import type { FieldsOf } from '../../../ui/form/use-form-state.ts';
import { useLeagueSearch } from '../../../lib/use-league-search.ts';
import { kindOptions } from '../kind-words.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Import } from '../use-import.ts';
import { headingsOf, type Sheet } from '../use-sheet.ts';
import classes from './import.module.css';
import blocks from '../../../ui/blocks.module.css';
import { LeftOut } from './LeftOut.tsx';

/** More is brought in by several files. */
const mostSheetRows = 20_000;
type Props = { sheet: Sheet; season: Answers['season']['get']; work: Import; restart: () => void };

const isKind = (value: string): value is SheetKind => sheetKinds.some((kind) => kind === value);

/** Each thing stands in one column: where it is chosen for another, it leaves the first. */
const withKind = (kinds: readonly (SheetKind | null)[], at: number, kind: SheetKind | null) =>
  kinds.map((one, column) => (column === at ? kind : one === kind && kind !== 'league' ? null : one));

function ColumnRows({ sheet }: { sheet: Sheet }) {
  const { read, table } = sheet;
  if (!read || !table) return null;
  const first = read.headingAt + 1;
  return (
    <ol className={`${blocks.rows} ${blocks.surface} ${classes.columns}`}>
      {read.kinds.map((kind, at) => {
        const cells = table.rows.slice(first, first + 200).map((row) => row[at] ?? '');
        const examples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 3);
        if (examples.length === 0) return null;
        const heading = read.headingAt >= 0 ? (table.rows[read.headingAt]?.[at] ?? '') : '';
        const name = m.import_column({ letters: columnLetters(at) });
        return (
          <li key={columnLetters(at)} data-used={kind !== null || undefined}>
            <span className={blocks.muted}>{columnLetters(at)}</span>
            <span className={classes.heading}>
              <strong className={blocks.cut}>{heading || name}</strong>
              <span className={`${blocks.note} ${blocks.cut}`}>{examples.join(' · ')}</span>
            </span>
            <NativeSelect
              aria-label={heading ? `${name}, ${heading}` : name}
              value={kind ?? ''}
              data={[{ value: '', label: m.import_kind_none() }, ...kindOptions()]}
              onChange={({ currentTarget: { value } }) =>
                sheet.change({
                  kinds: withKind(read.kinds, at, isKind(value) ? value : null),
                  isRemembered: false,
                })
              }
            />
          </li>
        );
      })}
    </ol>
  );
}

function ScoreDays({ sheet }: { sheet: Sheet }) {
  const { read, games } = sheet;
  if (!read || !games || games.scoreDays === 0) return null;
  return (
    <Radio.Group
      label={m.import_score_days({ count: games.scoreDays })}
      description={m.import_score_days_hint()}
      value={read.scoreOrder}
      onChange={(value) => sheet.change({ scoreOrder: value === 'day-month' ? 'day-month' : 'month-day' })}
    >
      <Group mt="xs">
        <Radio value="month-day" label={m.import_score_month_first()} />
        <Radio value="day-month" label={m.import_score_day_first()} />
      </Group>
    </Radio.Group>
  );
}

/** What is missing before anything can be brought in; null where nothing is. */
const missing = ({ read, games }: Sheet, leagueId: string): string | null => {
  const kinds = read?.kinds ?? [];
  if (!kinds.includes('home') || !kinds.includes('away')) return m.import_needs_teams();
  if (!games || games.games.length === 0) return m.import_no_games();
  if (games.games.length > mostSheetRows) return m.import_too_many({ most: mostSheetRows });
  if (leagueId === '' && !kinds.includes('league')) return m.import_needs_league();
  return null;
};

/** What the columns hold, as far as that was recognised, and which league it is about. */
export function Columns({ sheet, season, work, restart }: Props) {
  const [league, setLeague] = useState({ leagueId: '', leagueName: '' });
  const [tried, setTried] = useState(false);
  const search = useLeagueSearch(season.slug);
  const id = useId();
  const form: FieldsOf<typeof league> = { id, values: league, faults: [], set: () => undefined };
  const { read, games } = sheet;
  if (!read) return null;
  const fault = missing(sheet, league.leagueId);
  const go = () => {
    setTried(true);
    if (fault !== null || !sheet.table || !games) return;
    const headings = headingsOf(sheet.table, read.headingAt);
    const sent = { games: games.games, headings, columns: read.kinds };
    void work.start(sent, league.leagueId ? Number(league.leagueId) : null);
  };
  return (
    <Stack gap="md">
      {read.sheets.length > 1 && (
        <NativeSelect
          label={m.import_sheet()}
          value={String(read.at)}
          data={read.sheets.map(({ name, rows }, at) => ({
            value: String(at),
            label: m.import_sheet_rows({ name, rows: rows.length }),
          }))}
          onChange={(event) => void sheet.open(read.sheets, Number(event.currentTarget.value))}
          maw="26rem"
        />
      )}
      <div>
        <h2>{m.import_columns()}</h2>
        <Text size="sm" c="dimmed">
          {read.isRemembered
            ? m.import_columns_remembered()
            : read.headingAt >= 0
              ? m.import_columns_hint({ line: read.headingAt + 1 })
              : m.import_columns_guessed()}
        </Text>
      </div>
      <ColumnRows sheet={sheet} />
      <div className={classes.narrow}>
        <SelectSearch
          form={form}
          name="leagueId"
          label={m.import_league()}
          hint={read.kinds.includes('league') ? m.import_league_by_column() : m.import_league_hint()}
          search={search}
          chosen={league.leagueName}
          choose={(found) =>
            setLeague({ leagueId: found ? String(found.id) : '', leagueName: found?.name ?? '' })
          }
        />
      </div>
      <ScoreDays sheet={sheet} />
      {games && <Text>{m.import_games_found({ count: games.games.length })}</Text>}
      {games && <LeftOut rows={games.leftOut} />}
      {tried && fault !== null && <Note role="alert">{fault}</Note>}
      <Group gap="xs">
        <Button onClick={go} aria-disabled={work.busy !== null}>
          {m.import_continue()}
        </Button>
        <Button variant="default" onClick={restart}>
          {m.import_other_file()}
        </Button>
      </Group>
    </Stack>
  );
}
