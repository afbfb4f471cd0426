import type { Answers } from '../../../lib/answers.ts';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../../lib/place.ts';
import { trpc } from '../../../lib/trpc.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import type { Values } from '../../../ui/form/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import { lastLeague, keepLastLeague } from '../last-league.ts';
import { checkRow } from './check-row.ts';
import { matchTeam, type Team } from './match-team.ts';
import { parsePaste } from './parse-paste.ts';
import { changed, emptyRow, isEmpty, type Row } from './rows.ts';
import { useTeams } from './use-teams.ts';

type Season = Answers['season']['get'];
type Draft = { readonly values: Values; readonly rows: readonly Row[] };
/** Few enough that a bad connection loses little, many enough that a weekend is sent in a few turns. */
const chunk = 10;

const emptyRows = (count: number, date: string) => Array.from({ length: count }, () => emptyRow(date));

/** Names become teams where one team fits; a chosen team stays. */
const matched = (row: Row, teams: readonly Team[]): Row => ({
  ...row,
  homeTeamId: row.homeTeamId || String(matchTeam(row.home, teams)?.id ?? ''),
  awayTeamId: row.awayTeamId || String(matchTeam(row.away, teams)?.id ?? ''),
});

const gameOf = (row: Row, { values }: Draft, season: Season) => ({
  commandId: row.commandId,
  seasonId: season.id,
  categoryId: Number(values['categoryId']),
  leagueId: values['leagueId'] ? Number(values['leagueId']) : null,
  tournamentId: null,
  stage: 'regular' as const,
  group: null,
  homeTeamId: Number(row.homeTeamId),
  awayTeamId: Number(row.awayTeamId),
  date: row.date,
  time: null,
  venue: null,
  city: null,
  homeGoals: Number(row.homeGoals),
  awayGoals: Number(row.awayGoals),
  decidedIn: row.decidedIn,
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
});

/** Several results at once: rows that survive a reload, are checked like one game, and are each recorded once. */
export const useGrid = (season: Season, day: string) => {
  const { lang } = usePlace();
  const utils = trpc.useUtils();
  const { draft, change, clear } = useDraft<Draft>(`enter-results ${season.slug}`, () => ({
    values: { categoryId: '', categoryName: '', ...lastLeague(season.slug) },
    rows: emptyRows(5, day),
  }));
  const teams = useTeams(season.slug, draft.values);
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState('');
  const [sending, setSending] = useState<'no' | 'yes' | 'waiting'>('no');
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const rows = teams ? draft.rows.map((row) => (row.saved ? row : matched(row, teams))) : draft.rows;
  const limits = { season, fairPlayMax: null };
  const faults = rows.map((row) => (checked ? checkRow(row, limits) : []));
  const setRows = (next: readonly Row[]) => change({ rows: next });
  const paste = (text: string): boolean => {
    const pasted = parsePaste(text);
    if (!pasted) return false;
    setRows([...rows.filter((row) => !isEmpty(row)), ...pasted]);
    setSaid(m.grid_pasted({ count: pasted.length }));
    return true;
  };
  const sendChunk = async (sent: readonly Row[], signal: AbortSignal) => {
    const games = sent.map((row) => gameOf(row, draft, season));
    const { games: answers } = await untilAnswered(
      (each) => utils.client.game.saveMany.mutate({ lang, games }, { signal: each }),
      { signal, onLost: () => setSending('waiting') },
    );
    setSending('yes');
    return new Map(sent.map((row, at) => [row.commandId, answers[at]]));
  };
  const save = async () => {
    setChecked(true);
    const ready = rows.filter((row) => !isEmpty(row) && row.saved === null);
    const wrong = ready.filter((row) => checkRow(row, limits).length > 0);
    if (!draft.values['categoryId']) return setSaid(m.game_check_category());
    if (wrong.length > 0) return setSaid(m.grid_wrong({ count: wrong.length }));
    if (ready.length === 0) return setSaid(m.grid_nothing());
    giveUp.current = new AbortController();
    setSending('yes');
    let latest = rows;
    try {
      for (let from = 0; from < ready.length; from += chunk) {
        const answers = await sendChunk(ready.slice(from, from + chunk), giveUp.current.signal);
        latest = latest.map((row) => {
          const answer = answers.get(row.commandId);
          if (!answer) return row;
          return { ...row, saved: answer.written?.path ?? null, refused: answer.refused?.message ?? null };
        });
        setRows(latest);
      }
      keepLastLeague(season.slug, { kind: 'league', ...draft.values });
      const refused = latest.filter((row) => row.refused !== null).length;
      setSaid(m.grid_saved({ saved: ready.length - refused, refused }));
      void utils.invalidate();
    } catch (error) {
      setSaid(error instanceof Error && !giveUp.current.signal.aborted ? error.message : m.form_failed());
    }
    setSending('no');
  };
  return {
    values: draft.values,
    rows,
    faults,
    teams,
    said,
    sending,
    paste,
    save,
    setValues: (values: Values) => change({ values: { ...draft.values, ...values } }),
    setRow: (at: number, changes: Partial<Row>) =>
      setRows(rows.map((row, index) => (index === at ? changed(row, changes) : row))),
    addRows: () => setRows([...rows, ...emptyRows(5, rows.at(-1)?.date ?? day)]),
    startOver: () => {
      clear({ values: draft.values, rows: emptyRows(5, day) });
      setChecked(false);
      setSaid('');
    },
  };
};
export type Grid = ReturnType<typeof useGrid>;
