import { type GameChange, gameChange } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';

const changeBy = (command: UndoingCommand): GameChange => {
  switch (command.type) {
    case 'CorrectResult':
    case 'RecordResult': {
      const { type: _type, gameId: _game, seasonId: _season, ...said } = command;
      const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = said;
      return { result: { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } };
    }
    case 'WithdrawResult':
      return { result: null };
    case 'CorrectGameTeams':
      return { teams: { homeTeamId: command.homeTeamId, awayTeamId: command.awayTeamId } };
    case 'RescheduleGame':
      return { occasion: { date: command.date, time: command.time } };
    case 'CorrectGamePlacement':
      return { placement: { stage: command.stage, group: command.group } };
    case 'DeleteGame':
      return { deleted: true };
    case 'RestoreGame':
      return { deleted: false };
    default:
      return {};
  }
};

/** What undoing would make of a game's place, teams and result; null where no table would notice. */
export const changeByUndoing = (undoing: Undoing): GameChange | null => {
  if (undoing.verdict !== 'possible') return null;
  const change = gameChange.parse(Object.assign({}, ...undoing.commands.map(changeBy)));
  return Object.keys(change).length === 0 ? null : change;
};
