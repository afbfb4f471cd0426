import { eachInTurns } from '@rondelle/infra/turns.ts';
import { mostLeagueTexts, requireAtMost, textKey } from './count-names.ts';
import { type Called, createRecogniser, effortOfFile, type Recogniser } from './recognise.ts';
import type { Sheet, SheetLeague } from './sheet.ts';

const leagueCalled = (league: SheetLeague): Called<SheetLeague> => ({
  thing: league,
  names: league.words.slice(0, 2),
  around: league.words.slice(2),
});

/** Creates a recogniser for the names of leagues. */
export const leagueRecogniser = async (
  leagues: readonly SheetLeague[],
  signal?: AbortSignal,
): Promise<Recogniser<SheetLeague>> => {
  const recogniser = createRecogniser<SheetLeague>(effortOfFile());
  await eachInTurns(leagues, (league) => recogniser.add(leagueCalled(league)), signal);
  return recogniser;
};

/** Returns the league that a text names; null when it is unclear. */
export type LeagueFinder = (text: string) => SheetLeague | null;

/**
 * Returns a finder for the league of a row: the sheet's one league, or the one that the row's text names. The finder
 * throws `import/too-many-names`.
 */
export const leagueFinder = async (
  { leagueId, answers }: Pick<Sheet, 'leagueId' | 'answers'>,
  leagues: readonly SheetLeague[],
  signal?: AbortSignal,
): Promise<LeagueFinder> => {
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const of = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  if (leagueId !== null) return () => of(leagueId);
  const chosen = new Map(answers.leagues.map((answer) => [textKey(answer.text), of(answer.leagueId)]));
  const { meaningOf } = await leagueRecogniser(leagues, signal);
  // A cache, because thousands of rows spell a league in the same way.
  const asWritten = new Map<string, SheetLeague | null>();
  const meantBy = (text: string): SheetLeague | null => {
    const known = chosen.get(textKey(text));
    if (known !== undefined) return known;
    const { found, sure } = meaningOf(text);
    return sure ? found : null;
  };
  return (text) => {
    const known = asWritten.get(text);
    if (known !== undefined) return known;
    requireAtMost(asWritten.size + 1, mostLeagueTexts);
    const meant = meantBy(text);
    asWritten.set(text, meant);
    return meant;
  };
};
