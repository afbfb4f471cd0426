import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { ImportPlan, ImportState } from '@rondelle/contracts/competition/imports.ts';
import type { DatasetSource, GameColumn, SourceRow, TeamColumn } from '@rondelle/importer/dataset-format.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Pool } from 'pg';
import type { Client } from '../flow/client.ts';

export type SheetRow = { readonly line: number; readonly cells: readonly string[] };

const rowsIn = async <C extends string>(source: AsyncIterable<unknown> | Iterable<unknown>) => {
  const all: SourceRow<C>['values'][] = [];
  for await (const row of source) all.push((row as SourceRow<C>).values);
  return all;
};

/** Games of a season's leagues as a registrar's spreadsheet has them: names instead of keys. */
export const sheetOf = async (source: DatasetSource, most: number): Promise<SheetRow[]> => {
  const teams = await rowsIn<TeamColumn>(source.teams());
  const nameOf = new Map(teams.map((team) => [team.team_key, team.name]));
  const leagueOf = new Map(source.info.leagues.map(({ key, name }) => [key, name.fr]));
  const games = (await rowsIn<GameColumn>(source.games())).filter(({ league_key: key }) => key !== '');
  return games.slice(0, most).map((game, at) => {
    const output: Partial<Record<SheetColumn, string>> = {
      date: game.date,
      time: game.time,
      home: nameOf.get(game.home_team_key) ?? '',
      away: nameOf.get(game.away_team_key) ?? '',
      homeGoals: game.home_goals,
      awayGoals: game.away_goals,
      decidedIn: game.decided_in,
      venue: game.venue,
      city: game.city,
      league: leagueOf.get(game.league_key) ?? '',
    };
    return { line: at + 2, cells: sheetColumns.map((column) => output[column] ?? '') };
  });
};

/** Adds an administrator and returns a token of a session. */
export const addRegistrar = async (pool: Pool): Promise<string> => {
  const accounts = createDb<AccountTables>(pool);
  const added = await addMember(accounts, {
    username: 'Registraire',
    email: 'registraire@example.org',
    passwordHash: '-',
    language: 'fr',
    role: 'admin',
    verified: true,
  });
  if ('taken' in added) throw new Error('there is one already');
  return (await openSession(accounts, added.id, 'site', 'bench')).token;
};

type Sheet = { readonly importId: string; readonly season: string; readonly rows: readonly SheetRow[] };

/** Sends the rows as a browser does, in parts. */
export const sendSheet = async (by: Client, { importId, season, rows }: Sheet): Promise<void> => {
  const input = { importId, season, leagueId: null, rows: rows.length, headings: '', columns: [] };
  const { code } = await by.mutate<ImportState>('imports.begin', input);
  if (code !== null) throw new Error(code);
  for (let from = 0; from < rows.length; from += 500)
    await by.mutate('imports.addRows', { importId, from, rows: rows.slice(from, from + 500) });
};

/** Plans the import without choices of the member. */
export const planSheet = async (by: Client, importId: string) => {
  const answers = { leagues: [], teams: [], again: false };
  await by.mutate('imports.names', { importId, answers });
  return by.mutate<ImportPlan>('imports.plan', { importId, answers });
};

/** Imports the next part; throws when it is refused, unless the views are behind. */
export const runPart = async (by: Client, importId: string): Promise<ImportState> => {
  const { data, code } = await by.mutate<ImportState>('imports.run', { importId });
  if (code !== null && code !== 'views/behind') throw new Error(code);
  return data;
};
