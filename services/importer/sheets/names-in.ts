import type { ImportNames } from '@rondelle/contracts/competition/imports.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import {
  type Counting,
  counting,
  countInto,
  isTooLong,
  mostNames,
  mostUnclear,
  requireAtMost,
} from './count-names.ts';
import { leagueFinder, leagueRecogniser } from './league-finder.ts';
import { createRecogniser, type Effort, effortOfFile } from './recognise.ts';
import { cellOf, type Sheet, type SheetLeague } from './sheet.ts';
import { teamRecogniser } from './team-recogniser.ts';

type TeamQuestion = ImportNames['teams'][number];

/** Groups the spellings of an unclear name, so that people are asked once, about the most frequent spelling. */
const asOne = async (
  open: readonly TeamQuestion[],
  effort: Effort,
  signal?: AbortSignal,
): Promise<TeamQuestion[]> => {
  const questions: TeamQuestion[] = [];
  const { add, meaningOf } = createRecogniser<number>(effort);
  const inOrder = open.toSorted((a, b) => b.rows - a.rows || b.text.length - a.text.length);
  const group = (one: TeamQuestion): void => {
    const { found, sure } = meaningOf(one.text);
    const same = sure && found !== null ? questions[found] : undefined;
    if (same && found !== null) questions[found] = { ...same, rows: same.rows + one.rows };
    else add({ thing: questions.push(one) - 1, names: [one.text], around: [] });
  };
  await eachInTurns(inOrder, group, signal);
  return questions;
};

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

type Texts = { readonly ofLeagues: Counting; readonly teams: ReadonlyMap<number, Counting> };

/** Counts the texts of rows that name leagues, and teams in each league. */
const textsIn = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  signal?: AbortSignal,
): Promise<Texts> => {
  const ofLeagues = counting();
  const teams = new Map<number, Counting>();
  const leagueOf = await leagueFinder(sheet, leagues, signal);
  let names = 0;
  const look = (row: Sheet['rows'][number]): void => {
    const text = cellOf(row, 'league');
    if (sheet.leagueId === null) countInto(ofLeagues, text);
    const league = leagueOf(text);
    if (!league) return;
    const ofLeague = teams.get(league.id) ?? counting();
    teams.set(league.id, ofLeague);
    for (const name of [cellOf(row, 'home'), cellOf(row, 'away')])
      if (!isTooLong(name) && countInto(ofLeague, name)) names += 1;
    requireAtMost(names, mostNames);
  };
  await eachInTurns(sheet.rows, look, signal);
  return { ofLeagues, teams };
};

/**
 * Returns the names in a spreadsheet, what each means, and which ones a person must be asked about. Throws
 * `import/too-many-names` when there are too many to ask about.
 */
export const namesIn = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  signal?: AbortSignal,
): Promise<ImportNames> => {
  const { ofLeagues, teams } = await textsIn(sheet, leagues, signal);
  const effort = effortOfFile();
  const questions: TeamQuestion[] = [];
  let unclear = 0;
  for (const league of leagues) {
    const counted = teams.get(league.id)?.counted.values();
    if (!counted) continue;
    const { meaningOf } = await teamRecogniser(league, effort, signal);
    const open: TeamQuestion[] = [];
    const look = ({ text, rows }: { readonly text: string; readonly rows: number }): void => {
      const { found, sure, candidates } = meaningOf(text);
      const meant = { found: found && named(found), sure, candidates: candidates.map(named) };
      (sure ? questions : open).push({ text, rows, ...meant, leagueId: league.id, league: league.name });
      requireAtMost(unclear + open.length, mostUnclear);
    };
    await eachInTurns(counted, look, signal);
    unclear += open.length;
    questions.push(...(await asOne(open, effort, signal)));
  }
  const { meaningOf } = await leagueRecogniser(sheet.leagueId === null ? leagues : [], signal);
  const meanings: ImportNames['leagues'] = [];
  const first = [...ofLeagues.counted.values()].slice(0, 200);
  const look = ({ text, rows }: { readonly text: string; readonly rows: number }): void => {
    const { found, sure, candidates } = meaningOf(text);
    meanings.push({ text, rows, sure, found: found && named(found), candidates: candidates.map(named) });
  };
  await eachInTurns(first, look, signal);
  return {
    leagues: meanings,
    // All unclear names, but clear ones only up to a limit.
    teams: questions.filter(({ sure }, at) => !sure || at < mostUnclear),
    choices: leagues.map((league) => ({
      ...named(league),
      teams: teams.has(league.id) ? league.teams.map(named) : [],
    })),
  };
};
