import type { BracketPlace, BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import { type BracketInfo, type PlaceInfo, teamsNamedIn } from '../dataset-bracket.ts';
import type { TournamentInfo } from '../dataset-format.ts';
import type { RecordedTournament } from '../recorded.ts';
import { bracketContent } from './bracket-content.ts';
import { importCommandId } from './command-id.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import type { Settling } from './settle.ts';
import type { TournamentIds } from './tournament-changes.ts';

const placeIn = (place: PlaceInfo, { ids }: PlanContext): BracketPlace =>
  place.from === 'team' ? { from: 'team', teamId: idOf(ids, 'team', place.team) } : place;

const slotsOf = ({ slots }: BracketInfo, context: PlanContext): BracketSlot[] =>
  slots.flatMap(({ game, home, away, ...slot }) => {
    const known = context.bracketGames.get(game);
    if (!known) return [];
    const sides = { home: placeIn(home, context), away: placeIn(away, context) };
    return [{ ...slot, ...sides, gameId: known.id, key: game }];
  });

/**
 * Returns a command for each bracket that is new in the file. `entered`: the teams of the tournament after the import.
 */
export const bracketCommands = (
  info: TournamentInfo,
  base: TournamentIds,
  before: RecordedTournament | undefined,
  entered: ReadonlySet<number>,
  { isNews, contradict }: Settling,
  context: PlanContext,
): TournamentCommand[] =>
  (info.brackets ?? []).flatMap((incoming): TournamentCommand[] => {
    const categoryId = idOf(context.ids, 'category', incoming.category);
    const column = `tournaments.${info.key}.brackets`;
    const missing = teamsNamedIn(incoming).find((key) => !entered.has(context.ids.team.get(key) ?? 0));
    if (missing !== undefined || (before && !before.categoryIds.includes(categoryId))) {
      contradict(column, missing ?? incoming.category, 'changed-on-site');
      return [];
    }
    const bracket = { groupGames: incoming.groupGames, slots: slotsOf(incoming, context) };
    const current = before?.brackets.find((one) => one.categoryId === categoryId);
    const isNew = isNews({
      column,
      value: incoming.category,
      incoming: bracketContent(bracket),
      current: current && bracketContent(current),
      imported: before?.importedBrackets?.[String(categoryId)],
    });
    if (!isNew) return [];
    const commandId = importCommandId('bracket', info.key, incoming, before?.revision);
    return [{ type: 'DrawTournamentBracket', commandId, ...base, categoryId, ...bracket }];
  });
