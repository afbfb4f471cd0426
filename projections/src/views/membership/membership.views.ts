import { entityView, type Key } from '../engine/view.ts';
import { erasedMembersTable, type SupervisionRow, supervisionsTable } from './membership.tables.ts';

type Kind = SupervisionRow['kind'];
type Of = { readonly kind: Kind; readonly id: number; readonly seasonId: number };

const supervision = (
  { kind, id, seasonId }: Of,
  memberId: string,
  since: string,
  accepted = false,
): SupervisionRow => ({ kind, id, memberId, seasonId, since, accepted });
const keysOf = (kind: Kind, id: number, memberIds: readonly string[]): Key[] =>
  memberIds.map((memberId) => [kind, id, memberId]);

/** Supervisors of leagues and tournaments. Deleting one removes its supervisors; restoring it brings them back. */
export const supervisions = entityView(supervisionsTable, 2, {
  LeagueSupervisorJoined: {
    keys: ({ data }) => keysOf('league', data.leagueId, [data.memberId]),
    evolve: (_row, { data, position }) =>
      supervision({ ...data, kind: 'league', id: data.leagueId }, data.memberId, position),
  },
  LeagueSupervisorAccepted: {
    keys: ({ data }) => keysOf('league', data.leagueId, [data.memberId]),
    evolve: (row) => row && { ...row, accepted: true },
  },
  LeagueSupervisorLeft: {
    keys: ({ data }) => keysOf('league', data.leagueId, [data.memberId]),
    evolve: () => null,
  },
  LeagueDeleted: {
    keys: ({ data }) => keysOf('league', data.leagueId, data.supervisorIds),
    evolve: () => null,
  },
  LeagueRestored: {
    keys: ({ data }) => keysOf('league', data.leagueId, data.supervisorIds),
    evolve: (_row, { data, position }, [, , memberId]) =>
      supervision(
        { ...data, kind: 'league', id: data.leagueId },
        String(memberId),
        position,
        data.acceptedIds?.includes(String(memberId)),
      ),
  },
  TournamentSupervisorJoined: {
    keys: ({ data }) => keysOf('tournament', data.tournamentId, [data.memberId]),
    evolve: (_row, { data, position }) =>
      supervision({ ...data, kind: 'tournament', id: data.tournamentId }, data.memberId, position),
  },
  TournamentSupervisorAccepted: {
    keys: ({ data }) => keysOf('tournament', data.tournamentId, [data.memberId]),
    evolve: (row) => row && { ...row, accepted: true },
  },
  TournamentSupervisorLeft: {
    keys: ({ data }) => keysOf('tournament', data.tournamentId, [data.memberId]),
    evolve: () => null,
  },
  TournamentDeleted: {
    keys: ({ data }) => keysOf('tournament', data.tournamentId, data.supervisorIds),
    evolve: () => null,
  },
  TournamentRestored: {
    keys: ({ data }) => keysOf('tournament', data.tournamentId, data.supervisorIds),
    evolve: (_row, { data, position }, [, , memberId]) =>
      supervision(
        { ...data, kind: 'tournament', id: data.tournamentId },
        String(memberId),
        position,
        data.acceptedIds?.includes(String(memberId)),
      ),
  },
});

export const erasedMembers = entityView(erasedMembersTable, 1, {
  MemberErased: {
    keys: ({ data }) => [[data.memberId]],
    evolve: (row, { data, position }) => row ?? { memberId: data.memberId, position },
  },
});
