import type { Sent } from './commands.ts';
import { members } from './arbitraries.ts';
import type { PlainCommand } from './model-command.ts';

const [by] = members;
const inSeason = { commandId: '', seasonId: 1 };
const reason = 'other' as const;

/** Deletes and restores everything at the end, because these events contain the whole state. */
const commands: readonly PlainCommand[] = [
  { type: 'DeleteGame', ...inSeason, gameId: 1, reason },
  { type: 'RestoreGame', ...inSeason, gameId: 1 },
  { type: 'DeleteLeague', ...inSeason, leagueId: 1, reason, inUse: false },
  { type: 'RestoreLeague', ...inSeason, leagueId: 1 },
  { type: 'DeleteTournament', ...inSeason, tournamentId: 1, reason, inUse: false },
  { type: 'RestoreTournament', ...inSeason, tournamentId: 1 },
  { type: 'DeleteTeam', commandId: '', teamId: 1, reason, hasPlayed: false },
  { type: 'RestoreTeam', commandId: '', teamId: 1 },
  { type: 'DeleteRuleset', commandId: '', rulesetId: 1, reason, inUse: false },
  { type: 'RestoreRuleset', commandId: '', rulesetId: 1 },
];

export const finalCommands: readonly Sent[] = commands.map((command, at) => ({
  command: { ...command, commandId: `00000000-0000-4000-a000-${String(at).padStart(12, '0')}` },
  by,
  ifRevision: null,
  answerIsLost: false,
  times: 1,
}));
