import type { OrganizationEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { OrganizationCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';

type Facts = Omit<Extract<OrganizationEvent, { type: 'OrganizationChanged' }>['data'], 'organizationId'>;
/** Null until the organization is added. A deleted one keeps its fields, so that it can be restored. */
export type Organization = (Facts & { readonly key: string | null; readonly deleted: boolean }) | null;
type Known = NonNullable<Organization>;
type Change = Exclude<OrganizationCommand, { type: 'AddOrganization' }>;

const factsIn = ({ name, cityId }: Facts): Facts => ({ name, cityId });

const change = (command: Change, state: Known): readonly OrganizationEvent[] => {
  const { organizationId } = command;
  if (command.type === 'RestoreOrganization') {
    if (!state.deleted) throw new DomainError('organization/not-deleted');
    return [{ type: 'OrganizationRestored', data: { organizationId, key: state.key, ...factsIn(state) } }];
  }
  if (state.deleted) throw new DomainError('organization/unknown');
  if (command.type === 'ChangeOrganization') {
    if (same(factsIn(state), factsIn(command))) return [];
    return [{ type: 'OrganizationChanged', data: payloadOf(command) }];
  }
  if (command.inUse) throw new DomainError('organization/in-use');
  return [{ type: 'OrganizationDeleted', data: { organizationId, reason: command.reason } }];
};

/** An association or club that teams belong to in all seasons. The membership is recorded in the team's stream. */
export const organization: Decider<Organization, OrganizationCommand, OrganizationEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type !== 'AddOrganization') {
      if (!state) throw new DomainError('organization/unknown');
      return change(command, state);
    }
    if (state) throw new DomainError('organization/already-added');
    return [{ type: 'OrganizationAdded', data: payloadOf(command) }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'OrganizationAdded' || type === 'OrganizationRestored')
      return { key: data.key, ...factsIn(data), deleted: false };
    if (type === 'OrganizationChanged') return state && { ...state, ...factsIn(data) };
    return state && { ...state, deleted: true };
  },
};
