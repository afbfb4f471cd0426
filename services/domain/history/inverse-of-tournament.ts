import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { CreatedTournament, Tournament } from '../competition/tournament.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

type Undo = Undoing<TournamentCommand>;
type Ids = { readonly tournamentId: number; readonly seasonId: number };

/**
 * Restores the previous draw; null when it names a team that has left since, because it could not be recorded again.
 */
const drawUndone = (ids: Ids, { draw, entries }: CreatedTournament): Undo => {
  if (!draw) return [{ type: 'WithdrawTournamentDraw', ...ids }];
  return draw.every((id) => entries.has(id))
    ? [{ type: 'RecordTournamentDraw', ...ids, teamIds: [...draw] }]
    : null;
};

/** Enters the team again; null when the tournament no longer has the team's category. */
const enteredAgain = (
  ids: Ids,
  teamId: number,
  { entries, categoryIds, deducted }: CreatedTournament,
): Undo => {
  const entry = entries.get(teamId);
  const points = deducted.get(teamId);
  return entry && categoryIds.includes(entry.categoryId)
    ? [
        { type: 'EnterTeamInTournament', ...ids, teamId, ...entry },
        ...(points ? [{ type: 'DeductTournamentPoints', ...ids, teamId, points, reason } as const] : []),
      ]
    : null;
};

/** Restores the previous bracket; null when it names a team that has left or its category is no longer held. */
const bracketUndone = (
  ids: Ids,
  { categoryId, groupGames }: { readonly categoryId: number; readonly groupGames: number },
  { brackets, categoryIds, entries }: CreatedTournament,
): Undo => {
  const drawn = brackets.get(categoryId) ?? { groupGames, slots: [] };
  const places = drawn.slots.flatMap(({ home, away }) => [home, away]);
  const isThere = places.every(
    (place) => place.from !== 'team' || entries.get(place.teamId)?.categoryId === categoryId,
  );
  return (drawn.slots.length === 0 || categoryIds.includes(categoryId)) && isThere
    ? [{ type: 'DrawTournamentBracket', ...ids, categoryId, ...drawn }]
    : null;
};

/** A member who leaves and joins again waits to be accepted, as before. */
const acceptanceUndone = (ids: Ids, memberId: string): Undo => [
  { type: 'LeaveTournamentSupervisors', ...ids, memberId },
  { type: 'JoinTournamentSupervisors', ...ids, memberId },
];

/** Joins again, and is accepted again; null while the tournament is deleted. */
const leavingUndone = (ids: Ids, memberId: string, { accepted, deleted }: CreatedTournament): Undo =>
  deleted
    ? null
    : [
        { type: 'JoinTournamentSupervisors', ...ids, memberId },
        ...(accepted.has(memberId)
          ? [{ type: 'AcceptTournamentSupervisor', ...ids, memberId } as const]
          : []),
      ];

/** The commands that undo an event of a tournament, from the tournament before it. A created tournament is deleted. */
export const inverseOfTournament = (before: Tournament, event: TournamentEvent): Undo => {
  const { tournamentId, seasonId } = event.data;
  const ids = { tournamentId, seasonId };
  if (!before) return [{ type: 'DeleteTournament', ...ids, reason }];
  const { name, startsOn, endsOn, rulesetId, rulesetVersion, categoryIds, city } = before;
  switch (event.type) {
    case 'TournamentRenamed':
      return [{ type: 'RenameTournament', ...ids, name }];
    case 'TournamentDatesChanged':
      return [{ type: 'ChangeTournamentDates', ...ids, startsOn, endsOn }];
    case 'TournamentCityChanged':
      return [{ type: 'ChangeTournamentCity', ...ids, city }];
    case 'TournamentRulesetChanged':
      return [{ type: 'ChangeTournamentRuleset', ...ids, rulesetId, rulesetVersion }];
    case 'TournamentCategoriesChanged':
      return [{ type: 'ChangeTournamentCategories', ...ids, categoryIds }];
    case 'TeamEnteredTournament':
      return [{ type: 'RemoveTeamFromTournament', ...ids, teamId: event.data.teamId }];
    case 'TeamLeftTournament':
      return enteredAgain(ids, event.data.teamId, before);
    case 'TournamentDrawRecorded':
    case 'TournamentDrawWithdrawn':
      return drawUndone(ids, before);
    case 'TournamentPointsDeducted': {
      const { teamId } = event.data;
      const points = before.deducted.get(teamId) ?? 0;
      return before.entries.has(teamId)
        ? [{ type: 'DeductTournamentPoints', ...ids, teamId, points, reason }]
        : null;
    }
    case 'TournamentBracketDrawn':
      return bracketUndone(ids, event.data, before);
    case 'TournamentSupervisorJoined':
      return [{ type: 'LeaveTournamentSupervisors', ...ids, memberId: event.data.memberId }];
    case 'TournamentSupervisorAccepted':
      return acceptanceUndone(ids, event.data.memberId);
    case 'TournamentSupervisorLeft':
      return leavingUndone(ids, event.data.memberId, before);
    case 'TournamentDeleted':
      return [{ type: 'RestoreTournament', ...ids }];
    case 'TournamentCreated':
    case 'TournamentRestored':
      return [{ type: 'DeleteTournament', ...ids, reason }];
  }
};
