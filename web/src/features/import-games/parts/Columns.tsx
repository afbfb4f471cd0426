import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { SelectSearch } from '../../../ui/form/SelectSearch.tsx';
import type { FieldsOf } from '../../../ui/fields/use-form-state.ts';
import { useLeagueSearch } from '../../../lib/forms/use-league-search.ts';
import type { Import } from '../use-import.ts';
import { useOnlyLeague } from '../use-only-league.ts';
import { firstError, isForbiddenLeague, sheetError } from '../sheet-errors.ts';
import { nameOfSheet } from '../made-leagues.ts';
import { headingsOf, leagueOf, namesLeagues, togetherOf } from '../sheet-parts.ts';
import type { Sheet } from '../use-sheet.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { Doubts } from './Doubts.tsx';
import { LeftOut } from './LeftOut.tsx';
import { type Maker, MakeLeague } from './MakeLeague.tsx';
import { Sheets } from './Sheets.tsx';

type Props = {
  sheet: Sheet;
  season: Outputs['season']['get'];
  /** The leagues that the member may import into; null for all. */
  rights: readonly number[] | null;
  /** Set when the member may make a league, and then supervise it; null otherwise. */
  maker: Maker | null;
  work: Import;
  restart: () => void;
};

/** Fixed, so that a league that is made after a reload is chosen in the same select. */
const id = 'import';

/** Step to correct the recognised kinds of the columns and to choose the league. */
export function Columns({ sheet, season, rights, maker, work, restart }: Props) {
  const [tried, setTried] = useState(false);
  const search = useLeagueSearch(season.slug);
  const { displayed: shown } = sheet;
  const included = sheet.parts.filter(({ reading }) => reading.isIncluded);
  const found = useOnlyLeague(
    season.slug,
    included.some((part) => part.reading.league.leagueId === '' && !namesLeagues(part)),
    sheet.made,
  );
  if (!shown) return null;
  const only = found && { leagueId: String(found.id), leagueName: found.name };
  const { reading, games } = shown;
  const league = leagueOf(shown, { only });
  const form: FieldsOf<typeof league> = { id, values: league, errors: [], set: () => undefined };
  const ofSheet = sheetError(shown);
  const areOthers = isForbiddenLeague(league, { rights });
  const error = firstError(included, { rights, only });
  const go = () => {
    setTried(true);
    if (error && error.at !== null && error.at !== shown.at) sheet.show(error.at);
    const [first, ...others] = included;
    if (error || !first) return;
    const { table, reading: of } = first;
    const columnInput = { headings: headingsOf(table, of.headingAt), columns: of.kinds, choices: of.choices };
    const { leagueId } = leagueOf(first, { only });
    if (others.length === 0)
      void work.start({ ...columnInput, games: first.games.games }, leagueId ? Number(leagueId) : null);
    else void work.start({ ...columnInput, ...togetherOf(included, only) }, null);
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
            namesLeagues(shown)
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
        {maker && (
          <MakeLeague
            maker={maker}
            of={{ sheet: shown.at }}
            name={nameOfSheet(shown.table.name)}
            focus={`${id}-leagueId`}
          />
        )}
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
