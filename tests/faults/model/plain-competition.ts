import type { LeagueCommand, TournamentCommand } from './model-command.ts';
import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import { omit, type Card, fact, no, nothing, only, fieldsOf, unlessSame, type Verdict } from './plain.ts';

/** A league or a tournament as plain data: fields, teams, supervisors, perhaps a tie-break draw. */
export type PlainCompetition = {
  readonly card: Card;
  /** In the order of their entry, each with its division, or with its category and group. */
  readonly teams: readonly Card[];
  readonly supervisors: readonly string[];
  readonly accepted: readonly string[];
  readonly draw: readonly number[] | null;
  /** The knock-out games of a tournament by category. */
  readonly brackets: readonly DrawnBracket[];
  readonly inTheBin: boolean;
};
type Command = LeagueCommand | TournamentCommand;

const isOfLeague = (command: Command): command is LeagueCommand => 'leagueId' in command;
const words = (command: Command) =>
  isOfLeague(command)
    ? ({ kind: 'league', Kind: 'League', idField: 'leagueId', place: ['divisionId'] } as const)
    : ({
        kind: 'tournament',
        Kind: 'Tournament',
        idField: 'tournamentId',
        place: ['categoryId', 'group'],
      } as const);

const lineOf = ({ teams }: PlainCompetition, teamId: number): Card | undefined =>
  teams.find((line) => line['teamId'] === teamId);

const datesReversed = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): boolean =>
  startsOn > endsOn;

const entering = (
  state: PlainCompetition,
  command: Extract<Command, { type: 'EnterTeamInLeague' | 'EnterTeamInTournament' }>,
): Verdict => {
  const { kind, Kind, place } = words(command);
  const line = lineOf(state, command.teamId);
  if (line) return unlessSame(only(place, line), only(place, command), no(`${kind}/team-already-entered`));
  if (command.type === 'EnterTeamInTournament') {
    const held = state.card['categoryIds'] as readonly number[];
    if (!held.includes(command.categoryId)) return no('tournament/category-not-held');
  }
  return fact(`TeamEntered${Kind}`, fieldsOf(command));
};

const drawing = (
  state: PlainCompetition,
  command: Extract<Command, { type: 'RecordLeagueDraw' | 'RecordTournamentDraw' }>,
): Verdict => {
  const { kind, Kind } = words(command);
  const { teamIds } = command;
  if (teamIds.some((id) => !lineOf(state, id))) return no(`${kind}/draw-of-unknown-teams`);
  if (teamIds.some((id, i) => teamIds.indexOf(id) !== i)) return no('request/invalid');
  return unlessSame(state.draw, teamIds, fact(`${Kind}DrawRecorded`, fieldsOf(command)));
};

const drawingBracket = (
  state: PlainCompetition,
  command: Extract<Command, { type: 'DrawTournamentBracket' }>,
): Verdict => {
  const { categoryId, groupGames, slots } = command;
  const held = state.card['categoryIds'] as readonly number[];
  if (slots.length > 0 && !held.includes(categoryId)) return no('tournament/category-not-held');
  const places = slots.flatMap(({ home, away }, at) => [home, away].map((place) => ({ place, at })));
  const isLate = places.some(
    ({ place, at }) => 'slot' in place && slots.findIndex(({ slot }) => slot === place.slot) >= at,
  );
  const isUnknown = places.some(
    ({ place }) => 'slot' in place && !slots.some(({ slot }) => slot === place.slot),
  );
  if (isLate || isUnknown) return no('tournament/bracket-out-of-order');
  const texts = places.map(({ place }) => JSON.stringify(place, Object.keys(place).toSorted()));
  if (texts.some((text, at) => texts.indexOf(text) !== at)) return no('tournament/bracket-place-twice');
  const strangers = places.some(
    ({ place }) => 'teamId' in place && lineOf(state, place.teamId)?.['categoryId'] !== categoryId,
  );
  if (strangers) return no('tournament/team-not-entered');
  const before = state.brackets.find((one) => one.categoryId === categoryId);
  const after = { categoryId, groupGames, slots };
  if (slots.length === 0 && !before) return nothing;
  return unlessSame(before, after, fact('TournamentBracketDrawn', fieldsOf(command)));
};

const changes = {
  RenameLeague: { type: 'LeagueRenamed', fields: ['name'] },
  MoveLeague: { type: 'LeagueMoved', fields: ['categoryId', 'regionId'] },
  ChangeLeagueRuleset: { type: 'LeagueRulesetChanged', fields: ['rulesetId', 'rulesetVersion'] },
  RenameTournament: { type: 'TournamentRenamed', fields: ['name'] },
  ChangeTournamentDates: { type: 'TournamentDatesChanged', fields: ['startsOn', 'endsOn'] },
  ChangeTournamentCity: { type: 'TournamentCityChanged', fields: ['city'] },
  ChangeTournamentRuleset: { type: 'TournamentRulesetChanged', fields: ['rulesetId', 'rulesetVersion'] },
  ChangeTournamentCategories: { type: 'TournamentCategoriesChanged', fields: ['categoryIds'] },
} as const;

type Changing = Extract<Command, { type: keyof typeof changes }>;
const changing = (state: PlainCompetition, command: Changing): Verdict => {
  const { type, fields } = changes[command.type];
  if (command.type === 'ChangeTournamentDates' && datesReversed(command))
    return no('tournament/dates-reversed');
  const verdict = unlessSame(only(fields, state.card), only(fields, command), fact(type, fieldsOf(command)));
  if (verdict === nothing) return nothing;
  const { teams, card } = state;
  if (command.type === 'MoveLeague' && command.categoryId !== card['categoryId'] && teams.length > 0)
    return no('league/category-has-teams');
  if (command.type !== 'ChangeTournamentCategories') return verdict;
  const { categoryIds } = command;
  const isHeld = (line: Card) => categoryIds.some((id) => id === line['categoryId']);
  return teams.every(isHeld) ? verdict : no('tournament/category-has-teams');
};

const creating = (command: Extract<Command, { type: 'CreateLeague' | 'CreateTournament' }>): Verdict => {
  if (command.type === 'CreateTournament' && datesReversed(command)) return no('tournament/dates-reversed');
  return fact(`${words(command).Kind}Created`, fieldsOf(command));
};

const deleted = ({ teams, supervisors }: PlainCompetition, data: Card) => ({
  ...omit(['inUse'], data),
  teamIds: teams.map((line) => line['teamId']),
  supervisorIds: supervisors,
});

export const competitionVerdict = (state: PlainCompetition | null, command: Command): Verdict => {
  const { kind, Kind } = words(command);
  const data = fieldsOf(command);
  if (command.type === 'CreateLeague' || command.type === 'CreateTournament')
    return state ? no(`${kind}/already-created`) : creating(command);
  if (state?.card['seasonId'] !== command.seasonId) return no(`${kind}/unknown`);
  const { card, teams: entries, supervisors: supervisorIds, accepted, draw, brackets, inTheBin } = state;
  if (command.type === 'RestoreLeague' || command.type === 'RestoreTournament')
    return inTheBin
      ? fact(`${Kind}Restored`, {
          ...card,
          entries,
          supervisorIds,
          ...(accepted.length > 0 && { acceptedIds: accepted }),
          draw,
          ...(brackets.length > 0 && { brackets }),
        })
      : no(`${kind}/not-deleted`);
  if (command.type === 'LeaveLeagueSupervisors' || command.type === 'LeaveTournamentSupervisors')
    return supervisorIds.includes(command.memberId) ? fact(`${Kind}SupervisorLeft`, data) : nothing;
  if (inTheBin) return no(`${kind}/unknown`);
  switch (command.type) {
    case 'DeleteLeague':
    case 'DeleteTournament':
      return command.inUse ? no(`${kind}/has-games`) : fact(`${Kind}Deleted`, deleted(state, data));
    case 'JoinLeagueSupervisors':
    case 'JoinTournamentSupervisors':
      return supervisorIds.includes(command.memberId) ? nothing : fact(`${Kind}SupervisorJoined`, data);
    case 'AcceptLeagueSupervisor':
    case 'AcceptTournamentSupervisor':
      if (!supervisorIds.includes(command.memberId)) return no('supervisor/unknown');
      return accepted.includes(command.memberId) ? nothing : fact(`${Kind}SupervisorAccepted`, data);
    case 'EnterTeamInLeague':
    case 'EnterTeamInTournament':
      return entering(state, command);
    case 'MoveTeamToDivision': {
      const line = lineOf(state, command.teamId);
      if (!line) return no('league/team-not-entered');
      return unlessSame(line['divisionId'], command.divisionId, fact('TeamMovedToDivision', data));
    }
    case 'DeductLeaguePoints':
    case 'DeductTournamentPoints': {
      const line = lineOf(state, command.teamId);
      if (!line) return no(`${kind}/team-not-entered`);
      return unlessSame(line['deducted'] ?? 0, command.points, fact(`${Kind}PointsDeducted`, data));
    }
    case 'WithdrawTeamFromLeague': {
      const line = lineOf(state, command.teamId);
      if (!line) return no('league/team-not-entered');
      return unlessSame(line['withdrawn'], command.treatment, fact('TeamWithdrewFromLeague', data));
    }
    case 'ReturnTeamToLeague': {
      const line = lineOf(state, command.teamId);
      if (!line) return no('league/team-not-entered');
      return 'withdrawn' in line ? fact('TeamReturnedToLeague', data) : nothing;
    }
    case 'RemoveTeamFromLeague':
    case 'RemoveTeamFromTournament':
      if (!lineOf(state, command.teamId)) return no(`${kind}/team-not-entered`);
      if (command.hasPlayed) return no(`${kind}/team-has-played`);
      return fact(`TeamLeft${Kind}`, omit(['hasPlayed'], data));
    case 'RecordLeagueDraw':
    case 'RecordTournamentDraw':
      return drawing(state, command);
    case 'DrawTournamentBracket':
      return drawingBracket(state, command);
    case 'WithdrawLeagueDraw':
    case 'WithdrawTournamentDraw':
      return draw ? fact(`${Kind}DrawWithdrawn`, data) : nothing;
    default:
      return changing(state, command);
  }
};

/** The competition after an accepted command with events. */
export const competitionAfter = (
  before: PlainCompetition | null,
  command: Command,
): PlainCompetition | null => {
  const { idField, place } = words(command);
  if (command.type === 'CreateLeague' || command.type === 'CreateTournament')
    return {
      card: fieldsOf(command),
      teams: [],
      supervisors: [],
      accepted: [],
      draw: null,
      brackets: [],
      inTheBin: false,
    };
  if (!before) return before;
  const { teams, supervisors, accepted } = before;
  switch (command.type) {
    case 'EnterTeamInLeague':
    case 'EnterTeamInTournament':
      return { ...before, teams: [...teams, only(['teamId', ...place], command)] };
    case 'MoveTeamToDivision': {
      const moved = only(['teamId', 'divisionId'], command);
      return {
        ...before,
        teams: teams.map((line) => (line['teamId'] === command.teamId ? { ...line, ...moved } : line)),
      };
    }
    case 'DeductLeaguePoints':
    case 'DeductTournamentPoints': {
      const deducted = command.points === 0 ? {} : { deducted: command.points };
      return {
        ...before,
        teams: teams.map((line) =>
          line['teamId'] === command.teamId ? { ...omit(['deducted'], line), ...deducted } : line,
        ),
      };
    }
    case 'WithdrawTeamFromLeague':
    case 'ReturnTeamToLeague': {
      const withdrawn = command.type === 'ReturnTeamToLeague' ? {} : { withdrawn: command.treatment };
      return {
        ...before,
        teams: teams.map((line) =>
          line['teamId'] === command.teamId ? { ...omit(['withdrawn'], line), ...withdrawn } : line,
        ),
      };
    }
    case 'RemoveTeamFromLeague':
    case 'RemoveTeamFromTournament':
      return { ...before, teams: teams.filter((line) => line['teamId'] !== command.teamId) };
    case 'JoinLeagueSupervisors':
    case 'JoinTournamentSupervisors':
      return { ...before, supervisors: [...supervisors, command.memberId] };
    case 'AcceptLeagueSupervisor':
    case 'AcceptTournamentSupervisor':
      return { ...before, accepted: [...accepted, command.memberId] };
    case 'LeaveLeagueSupervisors':
    case 'LeaveTournamentSupervisors':
      return {
        ...before,
        supervisors: supervisors.filter((id) => id !== command.memberId),
        accepted: accepted.filter((id) => id !== command.memberId),
      };
    case 'RecordLeagueDraw':
    case 'RecordTournamentDraw':
      return { ...before, draw: command.teamIds };
    case 'DrawTournamentBracket': {
      const { categoryId, groupGames, slots } = command;
      const others = before.brackets.filter((one) => one.categoryId !== categoryId);
      return {
        ...before,
        brackets: slots.length > 0 ? [...others, { categoryId, groupGames, slots }] : others,
      };
    }
    case 'WithdrawLeagueDraw':
    case 'WithdrawTournamentDraw':
      return { ...before, draw: null };
    case 'DeleteLeague':
    case 'DeleteTournament':
      return { ...before, inTheBin: true };
    case 'RestoreLeague':
    case 'RestoreTournament':
      return { ...before, inTheBin: false };
    default:
      return { ...before, card: { ...before.card, ...omit([idField, 'seasonId'], fieldsOf(command)) } };
  }
};
