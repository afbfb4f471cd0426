import { isDeepStrictEqual } from 'node:util';
import type {
  GameCommand,
  LeagueCommand,
  ModelCommand,
  TeamCommand,
  TournamentCommand,
} from './model-command.ts';
import { plainGame, type PlainGame } from './plain-game.ts';

/** What the rules make of a command: a refusal by its code, or the facts that are added (none: nothing to do). */
export type Verdict =
  | { readonly refused: string }
  | { readonly facts: readonly { readonly type: string; readonly data: unknown }[] };

type PlainTeam = { listings: Record<number, object> };
type PlainCompetition = {
  seasonId: number;
  called: object;
  ruleset: readonly number[];
  days: readonly string[];
  categories: readonly number[];
  /** By team: its division in a league, its category and group in a tournament. */
  entered: Record<number, unknown>;
  drawn: readonly number[] | null;
};
/** One stream as plain data; `null` before anything happened to it. It knows nothing of deciders or events. */
export type Plain = PlainGame | PlainTeam | PlainCompetition | null;

/** The command without its envelope. */
const said = ({ type: _type, commandId: _id, ifRevision: _seen, ...rest }: ModelCommand): object => rest;
const fact = (type: string, data: object): Verdict => ({ facts: [{ type, data }] });
const nothing: Verdict = { facts: [] };
const no = (refused: string): Verdict => ({ refused });
const unlessSame = (before: unknown, after: unknown, otherwise: Verdict): Verdict =>
  isDeepStrictEqual(before, after) ? nothing : otherwise;

const teamVerdict = (team: PlainTeam | null, command: TeamCommand): Verdict => {
  if (command.type === 'RegisterTeam')
    return team ? no('team/already-registered') : fact('TeamRegistered', said(command));
  if (!team) return no('team/unknown');
  return unlessSame(
    team.listings[command.seasonId],
    said(command),
    fact('TeamListedForSeason', said(command)),
  );
};

const drawVerdict = (
  state: PlainCompetition,
  kind: 'league' | 'tournament',
  teamIds: readonly number[],
  drawn: Verdict,
): Verdict => {
  if (teamIds.some((id) => !(id in state.entered))) return no(`${kind}/draw-of-unknown-teams`);
  if (teamIds.some((id, i) => teamIds.indexOf(id) !== i)) return no('request/invalid');
  return unlessSame(state.drawn, teamIds, drawn);
};

const leavingVerdict = (
  state: PlainCompetition,
  kind: 'league' | 'tournament',
  { teamId, hasPlayed }: { readonly teamId: number; readonly hasPlayed: boolean },
  left: Verdict,
): Verdict => {
  if (!(teamId in state.entered)) return no(`${kind}/team-not-entered`);
  return hasPlayed ? no(`${kind}/team-has-played`) : left;
};

const without = (data: object, field: string): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

const leagueVerdict = (league: PlainCompetition | null, command: LeagueCommand): Verdict => {
  const data = said(command);
  if (command.type === 'CreateLeague')
    return league ? no('league/already-created') : fact('LeagueCreated', data);
  if (league?.seasonId !== command.seasonId) return no('league/unknown');
  switch (command.type) {
    case 'RenameLeague':
      return unlessSame(league.called, command.name, fact('LeagueRenamed', data));
    case 'ChangeLeagueRuleset':
      return unlessSame(
        league.ruleset,
        [command.rulesetId, command.rulesetVersion],
        fact('LeagueRulesetChanged', data),
      );
    case 'EnterTeamInLeague':
      if (!(command.teamId in league.entered)) return fact('TeamEnteredLeague', data);
      return unlessSame(
        league.entered[command.teamId],
        command.divisionId,
        no('league/team-already-entered'),
      );
    case 'MoveTeamToDivision':
      if (!(command.teamId in league.entered)) return no('league/team-not-entered');
      return unlessSame(
        league.entered[command.teamId],
        command.divisionId,
        fact('TeamMovedToDivision', data),
      );
    case 'RemoveTeamFromLeague':
      return leavingVerdict(league, 'league', command, fact('TeamLeftLeague', without(data, 'hasPlayed')));
    case 'RecordLeagueDraw':
      return drawVerdict(league, 'league', command.teamIds, fact('LeagueDrawRecorded', data));
  }
};

const tournamentVerdict = (tournament: PlainCompetition | null, command: TournamentCommand): Verdict => {
  const data = said(command);
  if (command.type === 'CreateTournament') {
    if (tournament) return no('tournament/already-created');
    return command.startsOn > command.endsOn
      ? no('tournament/dates-reversed')
      : fact('TournamentCreated', data);
  }
  if (tournament?.seasonId !== command.seasonId) return no('tournament/unknown');
  switch (command.type) {
    case 'RenameTournament':
      return unlessSame(tournament.called, command.name, fact('TournamentRenamed', data));
    case 'ChangeTournamentDates':
      if (command.startsOn > command.endsOn) return no('tournament/dates-reversed');
      return unlessSame(
        tournament.days,
        [command.startsOn, command.endsOn],
        fact('TournamentDatesChanged', data),
      );
    case 'ChangeTournamentRuleset':
      return unlessSame(
        tournament.ruleset,
        [command.rulesetId, command.rulesetVersion],
        fact('TournamentRulesetChanged', data),
      );
    case 'EnterTeamInTournament': {
      const { teamId, categoryId, group } = command;
      if (teamId in tournament.entered)
        return unlessSame(
          tournament.entered[teamId],
          [categoryId, group],
          no('tournament/team-already-entered'),
        );
      return tournament.categories.includes(categoryId)
        ? fact('TeamEnteredTournament', data)
        : no('tournament/category-not-held');
    }
    case 'RemoveTeamFromTournament':
      return leavingVerdict(
        tournament,
        'tournament',
        command,
        fact('TeamLeftTournament', without(data, 'hasPlayed')),
      );
    case 'RecordTournamentDraw':
      return drawVerdict(tournament, 'tournament', command.teamIds, fact('TournamentDrawRecorded', data));
  }
};

const newCompetition = (command: ModelCommand): PlainCompetition | null => {
  if (command.type !== 'CreateLeague' && command.type !== 'CreateTournament') return null;
  const isTournament = command.type === 'CreateTournament';
  return {
    seasonId: command.seasonId,
    called: command.name,
    ruleset: [command.rulesetId, command.rulesetVersion],
    days: isTournament ? [command.startsOn, command.endsOn] : [],
    categories: isTournament ? command.categoryIds : [],
    entered: {},
    drawn: null,
  };
};

const leftOut = (entered: Record<number, unknown>, teamId: number): Record<number, unknown> =>
  Object.fromEntries(Object.entries(entered).filter(([id]) => Number(id) !== teamId));

/** A competition after an accepted command that added a fact. */
const competitionAfter = (
  before: PlainCompetition | null,
  command: LeagueCommand | TournamentCommand,
): PlainCompetition | null => {
  if (!before) return newCompetition(command);
  switch (command.type) {
    case 'RenameLeague':
    case 'RenameTournament':
      return { ...before, called: command.name };
    case 'ChangeLeagueRuleset':
    case 'ChangeTournamentRuleset':
      return { ...before, ruleset: [command.rulesetId, command.rulesetVersion] };
    case 'ChangeTournamentDates':
      return { ...before, days: [command.startsOn, command.endsOn] };
    case 'EnterTeamInLeague':
    case 'MoveTeamToDivision':
      return { ...before, entered: { ...before.entered, [command.teamId]: command.divisionId } };
    case 'EnterTeamInTournament':
      return {
        ...before,
        entered: { ...before.entered, [command.teamId]: [command.categoryId, command.group] },
      };
    case 'RemoveTeamFromLeague':
    case 'RemoveTeamFromTournament':
      return { ...before, entered: leftOut(before.entered, command.teamId) };
    case 'RecordLeagueDraw':
    case 'RecordTournamentDraw':
      return { ...before, drawn: command.teamIds };
    default:
      return before;
  }
};

const isLeague = (command: ModelCommand): command is LeagueCommand =>
  'leagueId' in command && !('gameId' in command);
const isTournament = (command: ModelCommand): command is TournamentCommand =>
  'tournamentId' in command && !('gameId' in command);
const isGame = (command: ModelCommand): command is GameCommand => 'gameId' in command;

/** What the rules say to a command on a stream as it stands. */
export const verdictOf = (plain: Plain, command: ModelCommand): Verdict => {
  if (isGame(command)) return plainGame.verdict(plain as PlainGame | null, command, said(command));
  if (isLeague(command)) return leagueVerdict(plain as PlainCompetition | null, command);
  if (isTournament(command)) return tournamentVerdict(plain as PlainCompetition | null, command);
  return teamVerdict(plain as PlainTeam | null, command);
};

/** The stream after a command that was accepted and added a fact. */
export const after = (plain: Plain, command: ModelCommand): Plain => {
  if (isGame(command)) return plainGame.after(plain as PlainGame | null, command);
  if (isLeague(command) || isTournament(command))
    return competitionAfter(plain as PlainCompetition | null, command);
  if (command.type === 'RegisterTeam') return { listings: {} };
  const { listings } = plain as PlainTeam;
  return { listings: { ...listings, [command.seasonId]: said(command) } };
};
