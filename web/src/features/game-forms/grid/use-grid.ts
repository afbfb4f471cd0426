import { useState } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { lastLeague, type LeagueValues } from '../last-league.ts';
import { useRules } from '../use-choices.ts';
import { checkPasted, checkRow } from './check-row.ts';
import type { Column } from './columns.ts';
import { gameOf } from './game-of-row.ts';
import { matchTeam, type Team } from './match-team.ts';
import { pasteInto } from './paste-into.ts';
import { changed, emptyRows, isEmpty, restoredRow, type Row } from './rows.ts';
import { useGridPreview } from './use-grid-preview.ts';
import { useSaveRows } from './use-save-rows.ts';
import { useTeams } from './use-teams.ts';

type Season = Outputs['season']['get'];
const noLeague: LeagueValues = {
  kind: 'league',
  leagueId: '',
  leagueName: '',
  regionId: '',
  categoryId: '',
  categoryName: '',
};
type Draft = { readonly values: LeagueValues; readonly rows: readonly Row[] };

/** Returns whether a row has content and is not saved yet. */
const isReady = (row: Row): boolean => !isEmpty(row) && row.saved === null;

/** Sets the teams that match the pasted names; chosen teams stay. */
const matched = (row: Row, teams: readonly Team[]): Row => ({
  ...row,
  homeTeamId: row.homeTeamId || String(matchTeam(row.home, teams)?.id ?? ''),
  awayTeamId: row.awayTeamId || String(matchTeam(row.away, teams)?.id ?? ''),
});

/** Returns the rows of the stored draft, with the teams that match their pasted names. */
const useRows = (season: Season, day: string) => {
  const { draft, change, clear, wasRestored, owner } = useDraft<Draft>(
    `enter-results ${season.slug}`,
    () => ({
      values: lastLeague(season.slug) ?? noLeague,
      rows: emptyRows(5, day),
    }),
  );
  const teams = useTeams(season.slug, draft.values);
  const restored = draft.rows.map(restoredRow);
  const rows = teams ? restored.map((row) => (row.saved ? row : matched(row, teams))) : restored;
  return { values: draft.values, rows, teams, change, clear, wasRestored, owner };
};

/** State of the grid: rows stored as a draft, checked like a single game, and each recorded only once. */
export const useGrid = (season: Season, day: string) => {
  const { values, rows, teams, change, clear, wasRestored, owner } = useRows(season, day);
  const { fairPlayMax } = useRules({ season: season.slug, values: { ...values, tournamentId: '' } });
  const [checked, setChecked] = useState(false);
  const [message, setMessage] = useState(() => (wasRestored ? m.grid_restored() : ''));
  const limits = { season, fairPlayMax };
  // Leaves some empty rows to type into.
  const setRows = (next: readonly Row[]) => change({ rows: next.length > 0 ? next : emptyRows(5, day) });
  const saving = useSaveRows({
    season,
    owner,
    values,
    hasFairPlay: fairPlayMax !== null,
    setRows,
  });
  const ready = rows.filter(isReady);
  const where = { seasonId: season.id, values, hasFairPlay: fairPlayMax !== null };
  const preview = useGridPreview(
    season.slug,
    rows.flatMap((row, at) => (isReady(row) ? [{ game: gameOf(row, where), number: at + 1 }] : [])),
  );
  const paste = (text: string, at?: { row: number; column: Column }): boolean => {
    const pasted = pasteInto(rows, text, { ...at, day, span: season });
    if (!pasted) return false;
    setRows(pasted.rows);
    setMessage(pasted.message);
    return true;
  };
  const save = async (): Promise<void> => {
    setChecked(true);
    const wrong = ready.filter((row) => checkRow(row, limits).length > 0);
    if (!values['categoryId']) return setMessage(m.game_check_category());
    if (wrong.length > 0) return setMessage(m.grid_wrong({ count: wrong.length }));
    if (ready.length === 0) return setMessage(m.grid_nothing());
    setMessage('');
    if (preview.isSeen()) await saving.send(rows, ready, setMessage);
  };
  return {
    values,
    rows,
    errors: rows.map((row) => (checked ? checkRow(row, limits) : checkPasted(row, teams !== null))),
    teams,
    fairPlayMax,
    losesFairPlay: fairPlayMax === null && rows.some((row) => row.homeFairPlay || row.awayFairPlay),
    message,
    preview,
    saving,
    paste,
    save,
    setValues: (changes: Partial<LeagueValues>) => change({ values: { ...values, ...changes } }),
    setRow: (at: number, changes: Partial<Row>) =>
      setRows(rows.map((row, index) => (index === at ? changed(row, changes) : row))),
    removeRow: (at: number) => setRows(rows.filter((_, index) => index !== at)),
    addRows: () => setRows([...rows, ...emptyRows(5, rows.at(-1)?.date || day)]),
    startOver: () => {
      clear({ values, rows: emptyRows(5, day) });
      setChecked(false);
      setMessage('');
    },
  };
};
export type Grid = ReturnType<typeof useGrid>;
