import { each } from './aspects.ts';
import type { Inverse, KindHistory } from './kind-history.ts';
import { undoReason as reason } from './undo.ts';

/** Empty for a part of a deletion, because undoing the deletion restores the listing. */
const listingUndone: Inverse<'team', 'TeamListedForSeason' | 'TeamDelistedFromSeason'> = (
  ids,
  { deleted, seasons },
  { seasonId },
) => {
  if (deleted) return [];
  const listing = seasons.get(seasonId);
  return listing
    ? [{ type: 'ListTeamForSeason', ...listing, country: listing.country ?? null }]
    : [{ type: 'DelistTeamFromSeason', ...ids, seasonId, reason }];
};

export const teamHistory: KindHistory<'team'> = {
  aspects: ({ organizationId, crest, seasons }) => [
    ['organization', organizationId],
    ['crest', crest],
    ...each('season', seasons),
  ],
  ids: ({ teamId }) => ({ teamId }),
  delete: (ids) => [{ type: 'DeleteTeam', ...ids, reason }],
  restore: (ids) => [{ type: 'RestoreTeam', ...ids }],
  inverses: {
    TeamRegistered: 'delete',
    TeamRestored: 'delete',
    TeamDeleted: 'restore',
    // Restores this team only: the changes of the merge to the other team have their own events to undo.
    TeamMerged: 'restore',
    TeamListedForSeason: listingUndone,
    TeamDelistedFromSeason: listingUndone,
    TeamOrganizationChanged: (ids, { organizationId }) => [
      { type: 'AssignTeamToOrganization', ...ids, organizationId },
    ],
    // Part of a restoration when the team was deleted; the crest follows the team.
    TeamCrestChosen: (ids, { crest, deleted }) =>
      deleted ? [] : [{ type: 'ChooseTeamCrest', ...ids, crest }],
  },
};
