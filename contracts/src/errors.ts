/** Every way in which a command or a question can be refused. One closed list: an unmapped code does not compile. */
export const domainErrorCodes = [
  'stream/conflict',
  'season/unknown',
  'season/already-opened',
  'season/dates-reversed',
  'region/unknown',
  'region/already-added',
  'category/unknown',
  'category/already-added',
  'division/unknown',
  'division/already-added',
  'ruleset/unknown',
  'ruleset/already-defined',
  'league/unknown',
  'league/already-created',
  'league/team-already-entered',
  'league/team-not-entered',
  'league/team-has-played',
  'league/draw-of-unknown-teams',
  'team/unknown',
  'team/already-registered',
  'tournament/unknown',
  'tournament/already-created',
  'tournament/dates-reversed',
  'tournament/category-not-held',
  'tournament/team-already-entered',
  'tournament/team-not-entered',
  'tournament/team-has-played',
  'tournament/draw-of-unknown-teams',
  'game/unknown',
  'game/already-entered',
  'game/deleted',
  'game/not-deleted',
  'game/same-team',
  'game/two-competitions',
  'game/no-result',
  'game/result-already-recorded',
  'game/cancelled',
  'game/shootout-needs-one-goal',
  'game/overtime-by-one-goal',
  'account/username-malformed',
  'account/username-taken',
  'account/email-malformed',
  'account/emails-differ',
  'account/password-weak',
  'account/wrong-answer',
  'account/terms-not-accepted',
  'account/age-missing',
  'account/parent-email-missing',
  'account/wrong-credentials',
  'account/not-verified',
  'account/banned',
  'account/link-expired',
  'session/required',
  'session/unknown',
  'session/refresh-disabled',
  'user/unknown',
  'request/too-many',
  'request/foreign-origin',
  'request/invalid',
  'permission/denied',
] as const;
export type DomainErrorCode = (typeof domainErrorCodes)[number];

export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: DomainErrorCode;
  /** The field or parameter at fault, where one can be named. */
  readonly field: string | null;

  constructor(code: DomainErrorCode, field: string | null = null) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
