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
import { firstError, isOthers, sheetError } from '../sheet-errors.ts';
import { headingsOf, leagueOf, togetherOf } from '../sheet-parts.ts';
import type { Sheet } from '../use-sheet.ts';
import blocks from '../../../ui/blocks.module.css';
import { Doubts } from './Doubts.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Sheets } from './Sheets.tsx';

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
  const { shown } = sheet;
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
              onChange={({ currentTarget: { value } }) =>
                sheet.change({
                  kinds: withKind(reading.kinds, at, isKind(value) ? value : null),
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

/** Step that shows the recognised kinds of the columns for correction, and asks for the league. */
export function Columns({ sheet, season, rights, work, restart }: Props) {
  const [tried, setTried] = useState(false);
  const search = useLeagueSearch(season.slug);
  const id = useId();
  const { shown } = sheet;
  const included = sheet.parts.filter(({ reading }) => reading.isIncluded);
  const found = useOnlyLeague(
    season.slug,
    included.some(({ reading }) => reading.league.leagueId === '' && !reading.kinds.includes('league')),
  );
  if (!shown) return null;
  const only = found && { leagueId: String(found.id), leagueName: found.name };
  const { reading, games } = shown;
  const league = leagueOf(shown, { only });
  const form: FieldsOf<typeof league> = { id, values: league, errors: [], set: () => undefined };
  const ofSheet = sheetError(shown);
  const areOthers = isOthers(league, { rights });
  const error = firstError(included, { rights, only });
  const go = () => {
    setTried(true);
    if (error && error.at !== null && error.at !== shown.at) sheet.show(error.at);
    const [first, ...others] = included;
    if (error || !first) return;
    const { table, reading: of } = first;
    const asked = { headings: headingsOf(table, of.headingAt), columns: of.kinds, choices: of.choices };
    const { leagueId } = leagueOf(first, { only });
    if (others.length === 0)
      void work.start({ ...asked, games: first.games.games }, leagueId ? Number(leagueId) : null);
    else void work.start({ ...asked, ...togetherOf(included, only) }, null);
  };
  return (
    <Stack gap="md">
      {sheet.isBack && <DraftNote startOver={restart} />}
      <Sheets sheet={sheet} />
      <div>
        <h2>
          {sheet.parts.length > 1 ? m.import_sheet_columns({ sheet: shown.table.name }) : m.import_columns()}
        </h2>
        <Text size="sm" c="dimmed">
          {reading.isRemembered
            ? m.import_columns_remembered()
            : reading.headingAt >= 0
              ? m.import_columns_hint({ line: reading.headingAt + 1 })
              : m.import_columns_guessed()}
        </Text>
      </div>
      {ofSheet !== null && <Note>{ofSheet}</Note>}
      <ColumnRows sheet={sheet} />
      <Box maw="26rem">
        <SelectSearch
          key={shown.at}
          form={form}
          name="leagueId"
          label={m.import_league()}
          hint={
            reading.kinds.includes('league')
              ? m.import_league_by_column()
              : included.length > 1
                ? m.import_league_by_sheet()
                : m.import_league_hint()
          }
          search={search}
          chosen={league.leagueName}
          choose={(chosen) =>
            sheet.chooseLeague({ leagueId: chosen ? String(chosen.id) : '', leagueName: chosen?.name ?? '' })
          }
        />
      </Box>
      {areOthers && <Note role="alert">{m.import_not_yours({ league: league.leagueName })}</Note>}
      <Doubts key={`doubts ${shown.at}`} sheet={sheet} tried={tried} />
      <Text>{m.import_games_found({ count: games.games.length })}</Text>
      <LeftOut rows={games.leftOut} />
      {tried && error !== null && <Note role="alert">{error.message}</Note>}
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
