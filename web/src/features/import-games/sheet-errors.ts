import { m } from '../../paraglide/messages.js';
import { type League, leagueOf, namesLeagues, type SheetPart } from './sheet-parts.ts';

/** Limit of the games in one import. */
const mostSheetRows = 20_000;

/** The leagues that a member may import into, and the season's only one if it has no other. */
type Leagues = { readonly rights: readonly number[] | null; readonly only: League | null };

/** Returns whether the member may not import into the league of a sheet. */
export const isForbiddenLeague = ({ leagueId }: League, { rights }: Pick<Leagues, 'rights'>): boolean =>
  leagueId !== '' && rights?.includes(Number(leagueId)) === false;

/** Returns why a sheet, by the kinds of its columns, has no games to import; null when it has. */
export const sheetError = ({ reading: { kinds }, games }: SheetPart): string | null => {
  if (!kinds.includes('home') || !kinds.includes('away')) return m.import_needs_teams();
  return games.games.length === 0 ? m.import_no_games() : null;
};

/** Returns why a sheet cannot be imported; null when it can. `isOne`: the only sheet to be imported. */
export const partError = (part: SheetPart, leagues: Leagues, isOne: boolean): string | null => {
  const league = leagueOf(part, leagues);
  const open = part.games.doubts.filter((doubt) => doubt.isOpen).length;
  const ofSheet = sheetError(part);
  if (ofSheet) return ofSheet;
  // With several sheets, the name of each can be that of its league.
  if (isOne && league.leagueId === '' && !namesLeagues(part)) return m.import_needs_league();
  if (isForbiddenLeague(league, leagues)) return m.import_not_yours({ league: league.leagueName });
  return open > 0 ? m.import_doubts_open({ count: open }) : null;
};

/** The first error among the sheets to be imported, with the sheet that has it; null when there is none. */
export const firstError = (
  parts: readonly SheetPart[],
  leagues: Leagues,
): { readonly at: number | null; readonly message: string } | null => {
  if (parts.length === 0) return { at: null, message: m.import_no_sheet() };
  const isOne = parts.length === 1;
  for (const part of parts) {
    const error = partError(part, leagues, isOne);
    if (error)
      return {
        at: part.at,
        message: isOne ? error : m.import_of_sheet({ sheet: part.table.name, message: error }),
      };
  }
  const rows = parts.reduce((sum, { games }) => sum + games.games.length, 0);
  return rows > mostSheetRows ? { at: null, message: m.import_too_many({ most: mostSheetRows }) } : null;
};
