import { Box, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { sheetKinds } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Answers } from '../../../lib/answers.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import type { FieldsOf } from '../../../ui/form/use-form-state.ts';
import { useLeagueSearch } from '../../../lib/use-league-search.ts';
import { kindOptions } from '../kind-words.ts';
import { columnLetters } from '../read/sheet-table.ts';
import type { Import } from '../use-import.ts';
import { useOnlyLeague } from '../use-only-league.ts';
import { headingsOf, type League, type Sheet } from '../use-sheet.ts';
import blocks from '../../../ui/blocks.module.css';
import { Doubts } from './Doubts.tsx';
import { LeftOut } from './LeftOut.tsx';

/** Limit of the games in one import. */
const mostSheetRows = 20_000;
type Props = {
  sheet: Sheet;
  season: Answers['season']['get'];
  /** The leagues that the member may import into; null for all. */
  rights: readonly number[] | null;
  work: Import;
  restart: () => void;
};

const isKind = (value: string): value is SheetKind => sheetKinds.some((kind) => kind === value);

/** Sets the kind of a column, and clears it in any other column; only leagues can have several. */
const withKind = (kinds: readonly (SheetKind | null)[], at: number, kind: SheetKind | null) =>
  kinds.map((one, column) => (column === at ? kind : one === kind && kind !== 'league' ? null : one));

function ColumnRows({ sheet }: { sheet: Sheet }) {
  const { read, table } = sheet;
  if (!read || !table) return null;
  const first = read.headingAt + 1;
  return (
    <ol className={`${blocks.rows} ${blocks.surface}`}>
      {read.kinds.map((kind, at) => {
        const cells = table.rows.slice(first, first + 200).map((row) => row[at] ?? '');
        const examples = [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 3);
        if (examples.length === 0) return null;
        const heading = read.headingAt >= 0 ? (table.rows[read.headingAt]?.[at] ?? '') : '';
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
              onChange={({ currentTarget: { value } }) =>
                sheet.change({
                  kinds: withKind(read.kinds, at, isKind(value) ? value : null),
                  isRemembered: false,
                })
              }
            />
          </Group>
        );
      })}
    </ol>
  );
}

/** Returns why the sheet, as its columns are read, has no games to import; null when it has. */
const sheetError = ({ read, games }: Sheet): string | null => {
  const kinds = read?.kinds ?? [];
  if (!kinds.includes('home') || !kinds.includes('away')) return m.import_needs_teams();
  if (!games || games.games.length === 0) return m.import_no_games();
  if (games.games.length > mostSheetRows) return m.import_too_many({ most: mostSheetRows });
  return null;
};

/** The chosen league, or the season's only one where no column names it. */
const useLeague = ({ read, league }: Sheet, season: string): League => {
  const only = useOnlyLeague(season, league.leagueId === '' && !read?.kinds.includes('league'));
  return only ? { leagueId: String(only.id), leagueName: only.name } : league;
};

/** Step that shows the recognised kinds of the columns for correction, and asks for the league. */
export function Columns({ sheet, season, rights, work, restart }: Props) {
  const [tried, setTried] = useState(false);
  const search = useLeagueSearch(season.slug);
  const id = useId();
  const { read, games } = sheet;
  const league = useLeague(sheet, season.slug);
  const form: FieldsOf<typeof league> = { id, values: league, errors: [], set: () => undefined };
  if (!read) return null;
  const ofSheet = sheetError(sheet);
  const lacksLeague = league.leagueId === '' && !read.kinds.includes('league');
  const isOthers = league.leagueId !== '' && rights?.includes(Number(league.leagueId)) === false;
  const open = games?.doubts.filter(({ isOpen }) => isOpen).length ?? 0;
  const error =
    ofSheet ??
    (lacksLeague
      ? m.import_needs_league()
      : isOthers
        ? m.import_not_yours({ league: league.leagueName })
        : open > 0
          ? m.import_doubts_open({ count: open })
          : null);
  const go = () => {
    setTried(true);
    if (error !== null || !sheet.table || !games) return;
    const headings = headingsOf(sheet.table, read.headingAt);
    const sent = { games: games.games, headings, columns: read.kinds, choices: read.choices };
    void work.start(sent, league.leagueId ? Number(league.leagueId) : null);
  };
  return (
    <Stack gap="md">
      {sheet.isBack && <DraftNote startOver={restart} />}
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
      {ofSheet !== null && <Note>{ofSheet}</Note>}
      <ColumnRows sheet={sheet} />
      <Box maw="26rem">
        <SelectSearch
          form={form}
          name="leagueId"
          label={m.import_league()}
          hint={read.kinds.includes('league') ? m.import_league_by_column() : m.import_league_hint()}
          search={search}
          chosen={league.leagueName}
          choose={(found) =>
            sheet.chooseLeague({ leagueId: found ? String(found.id) : '', leagueName: found?.name ?? '' })
          }
        />
      </Box>
      {isOthers && <Note role="alert">{m.import_not_yours({ league: league.leagueName })}</Note>}
      <Doubts sheet={sheet} tried={tried} />
      {games && <Text>{m.import_games_found({ count: games.games.length })}</Text>}
      {games && <LeftOut rows={games.leftOut} />}
      {tried && error !== null && <Note role="alert">{error}</Note>}
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
