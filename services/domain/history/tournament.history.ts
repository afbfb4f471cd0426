import { each, eachPart, entryAspects, supervisorAspects } from './aspects.ts';
import type { Inverse, KindHistory } from './kind-history.ts';
import { undoReason as reason } from './undo.ts';

/** Restores the previous draw; null when it names a team that has left since. */
const drawUndone: Inverse<'tournament'> = (ids, { draw, entries }) => {
  if (!draw) return [{ type: 'WithdrawTournamentDraw', ...ids }];
  return draw.every((id) => entries.has(id))
    ? [{ type: 'RecordTournamentDraw', ...ids, teamIds: [...draw] }]
    : null;
};

/** Enters the team again; null when the tournament no longer has the team's category. */
const enteredAgain: Inverse<'tournament', 'TeamLeftTournament'> = (ids, tournament, { teamId }) => {
  const entry = tournament.entries.get(teamId);
  const points = tournament.deducted.get(teamId);
  return entry && tournament.categoryIds.includes(entry.categoryId)
    ? [
        { type: 'EnterTeamInTournament', ...ids, teamId, ...entry },
        ...(points ? [{ type: 'DeductTournamentPoints', ...ids, teamId, points, reason } as const] : []),
      ]
    : null;
};

/** Restores the previous bracket; null when it names a team that has left or its category is no longer held. */
const bracketUndone: Inverse<'tournament', 'TournamentBracketDrawn'> = (
  ids,
  { brackets, categoryIds, entries },
  { categoryId, groupGames },
) => {
  const drawn = brackets.get(categoryId) ?? { groupGames, slots: [] };
  const places = drawn.slots.flatMap(({ home, away }) => [home, away]);
  const isThere = places.every(
    (place) => place.from !== 'team' || entries.get(place.teamId)?.categoryId === categoryId,
  );
  return (drawn.slots.length === 0 || categoryIds.includes(categoryId)) && isThere
    ? [{ type: 'DrawTournamentBracket', ...ids, categoryId, ...drawn }]
    : null;
};

export const tournamentHistory: KindHistory<'tournament'> = {
  aspects: (tournament) => [
    ['name', tournament.name],
    ['dates', [tournament.startsOn, tournament.endsOn]],
    ['city', tournament.city],
    ['ruleset', [tournament.rulesetId, tournament.rulesetVersion]],
    ['categories', tournament.categoryIds],
    ['draw', tournament.draw],
    ...each('bracket', tournament.brackets),
    ...entryAspects(tournament.entries.keys()),
    ...eachPart('group', tournament.entries),
    ...eachPart('deducted', tournament.deducted),
    ...supervisorAspects(tournament),
  ],
  ids: ({ tournamentId, seasonId }) => ({ tournamentId, seasonId }),
  delete: (ids) => [{ type: 'DeleteTournament', ...ids, reason }],
  restore: (ids) => [{ type: 'RestoreTournament', ...ids }],
  inverses: {
    TournamentCreated: 'delete',
    TournamentRestored: 'delete',
    TournamentDeleted: 'restore',
    TournamentRenamed: (ids, { name }) => [{ type: 'RenameTournament', ...ids, name }],
    TournamentDatesChanged: (ids, { startsOn, endsOn }) => [
      { type: 'ChangeTournamentDates', ...ids, startsOn, endsOn },
    ],
    TournamentCityChanged: (ids, { city }) => [{ type: 'ChangeTournamentCity', ...ids, city }],
    TournamentRulesetChanged: (ids, { rulesetId, rulesetVersion }) => [
      { type: 'ChangeTournamentRuleset', ...ids, rulesetId, rulesetVersion },
    ],
    TournamentCategoriesChanged: (ids, { categoryIds }) => [
      { type: 'ChangeTournamentCategories', ...ids, categoryIds },
    ],
    TeamEnteredTournament: (ids, _tournament, { teamId }) => [
      { type: 'RemoveTeamFromTournament', ...ids, teamId },
    ],
    TeamLeftTournament: enteredAgain,
    TournamentPointsDeducted: (ids, { deducted, entries }, { teamId }) =>
      entries.has(teamId)
        ? [{ type: 'DeductTournamentPoints', ...ids, teamId, points: deducted.get(teamId) ?? 0, reason }]
        : null,
    TournamentDrawRecorded: drawUndone,
    TournamentDrawWithdrawn: drawUndone,
    TournamentBracketDrawn: bracketUndone,
    TournamentSupervisorJoined: (ids, _tournament, { memberId }) => [
      { type: 'LeaveTournamentSupervisors', ...ids, memberId },
    ],
    // A member who leaves and joins again waits to be accepted, as before.
    TournamentSupervisorAccepted: (ids, _tournament, { memberId }) => [
      { type: 'LeaveTournamentSupervisors', ...ids, memberId },
      { type: 'JoinTournamentSupervisors', ...ids, memberId },
    ],
    // A deleted tournament accepts no supervisors.
    TournamentSupervisorLeft: (ids, { accepted, deleted }, { memberId }) => {
      if (deleted) return null;
      const joining = { type: 'JoinTournamentSupervisors', ...ids, memberId } as const;
      return accepted.has(memberId)
        ? [joining, { type: 'AcceptTournamentSupervisor', ...ids, memberId }]
        : [joining];
    },
  },
};
