import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';

/** Throws unless a tie-break draw names only entered teams, each once. */
export const assertDraw = (
  teamIds: readonly number[],
  entered: ReadonlyMap<number, unknown>,
  unknownTeams: DomainErrorCode,
): void => {
  if (!teamIds.every((id) => entered.has(id))) throw new DomainError(unknownTeams, 'teamIds');
  if (new Set(teamIds).size < teamIds.length) throw new DomainError('request/invalid', 'teamIds');
};
