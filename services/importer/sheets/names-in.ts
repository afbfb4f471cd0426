import type { ImportNames } from '@rondelle/contracts/competition/imports.ts';
import { eachInTurns, othersTurn } from '@rondelle/infra/turns.ts';
import { type Called, recognise, recogniserOf } from './recognise.ts';
import { cellOf, type Sheet, type SheetLeague, type SheetTeam } from './sheet.ts';

const leagueCalled = (league: SheetLeague): Called<SheetLeague> => ({
  thing: league,
  names: league.words.slice(0, 2),
  around: league.words.slice(2),
});

const teamCalled =
  ({ words }: SheetLeague) =>
  (team: SheetTeam): Called<SheetTeam> => ({ thing: team, names: [team.name], around: words });

/** The same text in other capitals, without its accents or with other spaces is the same text. */
export const textKey = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

type Counted = { readonly text: string; rows: number };
/** Counts rows by what they say, `written`: as it stands there. */
type Counting = { readonly counted: Map<string, Counted>; readonly written: Map<string, Counted> };
const counting = (): Counting => ({ counted: new Map(), written: new Map() });
const countInto = ({ counted, written }: Counting, text: string): void => {
  if (text === '') return;
  const known = written.get(text) ?? counted.get(textKey(text)) ?? { text, rows: 0 };
  if (known.rows === 0) counted.set(textKey(text), known);
  written.set(text, known);
  known.rows += 1;
};

/** The league that a text means; null where that is not known. */
export type LeagueFinder = (text: string) => SheetLeague | null;

/** The league of a row: that of all, or what its text means; null where that is not known. */
export const leagueFinder = ({ leagueId, answers }: Sheet, leagues: readonly SheetLeague[]): LeagueFinder => {
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const of = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  if (leagueId !== null) return () => of(leagueId);
  const answered = new Map(answers.leagues.map((answer) => [textKey(answer.text), of(answer.leagueId)]));
  const meaningOf = recogniserOf(leagues.map(leagueCalled));
  // Thousands of rows say it in the same letters.
  const asWritten = new Map<string, SheetLeague | null>();
  const meantBy = (text: string): SheetLeague | null => {
    const known = answered.get(textKey(text));
    if (known !== undefined) return known;
    const { found, sure } = meaningOf(text);
    return sure ? found : null;
  };
  return (text) => {
    const known = asWritten.get(text);
    if (known !== undefined) return known;
    const meant = meantBy(text);
    asWritten.set(text, meant);
    return meant;
  };
};

type Asked = ImportNames['teams'][number];

/** A name that is not clear and is written in several ways is asked about once, as it is written most. */
const asOne = (meanings: readonly Asked[]): Asked[] => {
  const asked: Asked[] = [];
  const open = meanings.filter(({ sure }) => !sure);
  for (const one of open.toSorted((a, b) => b.rows - a.rows || b.text.length - a.text.length)) {
    const called = asked.map((thing, at) => ({ thing: at, names: [thing.text], around: [] }));
    const { found, sure } = recognise(one.text, called);
    const same = sure && found !== null ? asked[found] : undefined;
    if (same && found !== null) asked[found] = { ...same, rows: same.rows + one.rows };
    else asked.push(one);
  }
  return [...meanings.filter(({ sure }) => sure), ...asked];
};

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

/** The names of a spreadsheet, what each means, and which of them somebody has to be asked about. */
export const namesIn = async (sheet: Sheet, leagues: readonly SheetLeague[]): Promise<ImportNames> => {
  const texts = counting();
  const teams = new Map<number, Counting>();
  const leagueOf = leagueFinder(sheet, leagues);
  await eachInTurns(sheet.rows, (row) => {
    if (sheet.leagueId === null) countInto(texts, cellOf(row, 'league'));
    const league = leagueOf(cellOf(row, 'league'));
    if (!league) return;
    const ofLeague = teams.get(league.id) ?? counting();
    teams.set(league.id, ofLeague);
    countInto(ofLeague, cellOf(row, 'home'));
    countInto(ofLeague, cellOf(row, 'away'));
  });
  const meaningOfLeague = recogniserOf(leagues.map(leagueCalled));
  const ofLeague = (league: SheetLeague) => {
    const meaningOf = recogniserOf(league.teams.map(teamCalled(league)));
    const meanings = [...(teams.get(league.id)?.counted.values() ?? [])].map(({ text, rows }) => {
      const { found, sure, candidates: close } = meaningOf(text);
      const meant = { found: found && named(found), sure, candidates: close.map(named) };
      return { text, rows, ...meant, leagueId: league.id, league: league.name };
    });
    return asOne(meanings);
  };
  const asked: Asked[] = [];
  for (const league of leagues) {
    await othersTurn();
    asked.push(...ofLeague(league));
  }
  return {
    leagues: [...texts.counted.values()].slice(0, 200).map(({ text, rows }) => {
      const { found, sure, candidates } = meaningOfLeague(text);
      return { text, rows, sure, found: found && named(found), candidates: candidates.map(named) };
    }),
    teams: asked.slice(0, 2_000),
    choices: leagues.map((league) => ({
      ...named(league),
      teams: teams.has(league.id) ? league.teams.map(named) : [],
    })),
  };
};
