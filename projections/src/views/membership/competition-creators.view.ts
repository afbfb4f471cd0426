import { systemActor } from '@rondelle/contracts/log/event.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { type CompetitionCreatorRow, competitionCreatorsTable } from './membership.tables.ts';

type Kind = CompetitionCreatorRow['kind'];
type Created = Pick<RecordedOf<'LeagueCreated' | 'TournamentCreated'>, 'metadata'>;

/** Imports and feeds have no creator. */
const isOfMember = ({ metadata: { actor } }: Created): boolean => actor.role !== systemActor.role;

const creator = (
  kind: Kind,
  { id, seasonId }: { readonly id: number; readonly seasonId: number },
  { metadata }: Created,
): CompetitionCreatorRow => ({ kind, id, memberId: metadata.actor.id, seasonId });

type Left = Pick<RecordedOf<'LeagueSupervisorLeft' | 'TournamentSupervisorLeft'>, 'data' | 'metadata'>;

/** A creator whom somebody else removed from the supervisors has to be accepted like everybody. */
const afterLeaving = (row: CompetitionCreatorRow | undefined, { data, metadata }: Left) =>
  row?.memberId === data.memberId && metadata.actor.id !== data.memberId ? null : undefined;

/** The creator of a league or tournament, who supervises it without being accepted by somebody. */
export const competitionCreators = entityView(competitionCreatorsTable, 1, {
  LeagueCreated: {
    keys: (event) => (isOfMember(event) ? [['league', event.data.leagueId]] : []),
    evolve: (_row, event) => creator('league', { ...event.data, id: event.data.leagueId }, event),
  },
  LeagueSupervisorLeft: {
    keys: ({ data }) => [['league', data.leagueId]],
    evolve: afterLeaving,
  },
  TournamentCreated: {
    keys: (event) => (isOfMember(event) ? [['tournament', event.data.tournamentId]] : []),
    evolve: (_row, event) => creator('tournament', { ...event.data, id: event.data.tournamentId }, event),
  },
  TournamentSupervisorLeft: {
    keys: ({ data }) => [['tournament', data.tournamentId]],
    evolve: afterLeaving,
  },
});
