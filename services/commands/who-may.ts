import type { PlainPermission } from '@rondelle/contracts/membership/permissions.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';

type Typed = { readonly type: string };

/** The permission to change entities of each kind. */
export const permissionOf: Readonly<Record<StreamKind, PlainPermission>> = {
  game: 'competition/write',
  team: 'competition/write',
  league: 'competition/write',
  tournament: 'competition/write',
  region: 'catalogue/write',
  category: 'catalogue/write',
  division: 'catalogue/write',
  city: 'catalogue/write',
  organization: 'catalogue/write',
  ruleset: 'ruleset/write',
  season: 'season/write',
  member: 'member/manage',
  site: 'site/settings',
};

/** Commands reserved for the supervisors of a competition. */
export const isOfSupervisors = ({ type }: Typed): boolean =>
  /^(Change(League|Tournament)Ruleset|(Record|Withdraw)(League|Tournament)Draw|Deduct(League|Tournament)Points|WithdrawTeamFromLeague|ReturnTeamToLeague|DrawTournamentBracket)$/.test(
    type,
  );

const isConfirmation = ({ type }: Typed): boolean =>
  /^(ConfirmResult|DisputeResult|WithdrawConfirmation)$/.test(type);

/** The permission for a command, except for those of supervisors. */
export const permissionFor = (kind: StreamKind, command: Typed): PlainPermission =>
  isConfirmation(command) ? 'result/confirm' : permissionOf[kind];
