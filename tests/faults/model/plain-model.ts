import type {
  GameCommand,
  LeagueCommand,
  PlainCommand,
  RulesetCommand,
  TeamCommand,
  TournamentCommand,
} from './model-command.ts';
import type { Verdict } from './plain.ts';
import { competitionAfter, competitionVerdict, type PlainCompetition } from './plain-competition.ts';
import { gameAfter, gameVerdict, type PlainGame } from './plain-game.ts';
import { type PlainRuleset, rulesetAfter, rulesetVerdict } from './plain-ruleset.ts';
import { type PlainTeam, teamAfter, teamVerdict } from './plain-team.ts';

/** One stream as plain data; `null` before its first event. It uses neither deciders nor events. */
export type Plain = PlainGame | PlainTeam | PlainCompetition | PlainRuleset | null;

const isGame = (command: PlainCommand): command is GameCommand => 'gameId' in command;
const isCompetition = (command: PlainCommand): command is LeagueCommand | TournamentCommand =>
  !isGame(command) && ('leagueId' in command || 'tournamentId' in command);
/** Only commands on rulesets name a ruleset and no competition. */
const isRuleset = (command: PlainCommand): command is RulesetCommand =>
  !isGame(command) && !isCompetition(command) && 'rulesetId' in command;

/** The verdict of the rules on a command, in the current state of its stream. */
export const verdictOf = (plain: Plain, command: PlainCommand): Verdict => {
  if (isGame(command)) return gameVerdict(plain as PlainGame | null, command);
  if (isCompetition(command)) return competitionVerdict(plain as PlainCompetition | null, command);
  if (isRuleset(command)) return rulesetVerdict(plain as PlainRuleset | null, command);
  return teamVerdict(plain as PlainTeam | null, command satisfies TeamCommand);
};

/** The stream after a member's accepted command with events. */
export const after = (plain: Plain, command: PlainCommand, by: string): Plain => {
  if (isGame(command)) return gameAfter(plain as PlainGame | null, command, by);
  if (isCompetition(command)) return competitionAfter(plain as PlainCompetition | null, command);
  if (isRuleset(command)) return rulesetAfter(plain as PlainRuleset | null, command);
  return teamAfter(plain as PlainTeam | null, command satisfies TeamCommand);
};
