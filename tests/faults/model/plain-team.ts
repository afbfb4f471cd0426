import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import type { TeamCommand } from './model-command.ts';
import { type Card, fact, no, nothing, fieldsOf, unlessSame, type Verdict } from './plain.ts';

/** A team as plain data: one record per season, in the order in which the seasons were added. */
export type PlainTeam = {
  readonly key: string | null;
  readonly organizationId: number | null;
  readonly seasons: readonly Card[];
  readonly crest: CrestChoice | null;
  readonly inTheBin: boolean;
};

const cardOf = ({ seasons }: PlainTeam, seasonId: number): Card | undefined =>
  seasons.find((card) => card['seasonId'] === seasonId);

/** The listing that the command records: without a country in it, the season's listing keeps its own. */
const cardIn = (team: PlainTeam, command: Extract<TeamCommand, { type: 'ListTeamForSeason' }>): Card => {
  const { country: named, ...rest } = fieldsOf(command);
  const country = named === undefined ? cardOf(team, command.seasonId)?.['country'] : named;
  return country ? { ...rest, country } : rest;
};

/** Each season of the team gets its own event. */
const binned = (type: string, data: object, { seasons }: PlainTeam, teamId: number, reason: string) => ({
  facts: [
    { type, data },
    ...seasons.map(({ seasonId }) => ({
      type: 'TeamDelistedFromSeason',
      data: { teamId, seasonId, reason },
    })),
  ],
});

export const teamVerdict = (team: PlainTeam | null, command: TeamCommand): Verdict => {
  const { teamId } = command;
  if (command.type === 'RegisterTeam')
    return team ? no('team/already-registered') : fact('TeamRegistered', fieldsOf(command));
  if (!team) return no('team/unknown');
  if (command.type === 'RestoreTeam') {
    if (!team.inTheBin) return no('team/not-deleted');
    const listed = team.seasons.map((data) => ({ type: 'TeamListedForSeason', data }));
    const { organizationId, crest } = team;
    const belongs = { type: 'TeamOrganizationChanged', data: { teamId, organizationId } };
    return {
      facts: [
        { type: 'TeamRestored', data: { teamId, key: team.key } },
        ...(organizationId === null ? [] : [belongs]),
        ...listed,
        ...(crest ? [{ type: 'TeamCrestChosen', data: { teamId, crest } }] : []),
      ],
    };
  }
  if (team.inTheBin) return no('team/unknown');
  if (command.type === 'ListTeamForSeason')
    return unlessSame(
      cardOf(team, command.seasonId),
      cardIn(team, command),
      fact('TeamListedForSeason', cardIn(team, command)),
    );
  if (command.type === 'DelistTeamFromSeason') {
    const { seasonId, reason, hasPlayed } = command;
    if (!cardOf(team, seasonId)) return nothing;
    return hasPlayed ? no('team/has-played') : fact('TeamDelistedFromSeason', { teamId, seasonId, reason });
  }
  if (command.type === 'ChooseTeamCrest')
    return unlessSame(team.crest, command.crest, fact('TeamCrestChosen', { teamId, crest: command.crest }));
  if (command.type === 'AssignTeamToOrganization')
    return command.organizationId === team.organizationId
      ? nothing
      : fact('TeamOrganizationChanged', fieldsOf(command));
  if (command.type === 'MergeTeam' && command.into === teamId) return no('request/invalid');
  if (command.hasPlayed) return no('team/has-played');
  return command.type === 'MergeTeam'
    ? binned('TeamMerged', { teamId, into: command.into }, team, teamId, 'duplicate')
    : binned('TeamDeleted', { teamId, reason: command.reason }, team, teamId, command.reason);
};

/** Replaces the record of the season, or adds it. */
export const withCard = (seasons: readonly Card[], card: Card): readonly Card[] =>
  seasons.some(({ seasonId }) => seasonId === card['seasonId'])
    ? seasons.map((one) => (one['seasonId'] === card['seasonId'] ? card : one))
    : [...seasons, card];

export const teamAfter = (team: PlainTeam | null, command: TeamCommand): PlainTeam | null => {
  if (command.type === 'RegisterTeam')
    return { key: command.key, organizationId: null, seasons: [], crest: null, inTheBin: false };
  if (!team) return team;
  switch (command.type) {
    case 'ListTeamForSeason':
      return { ...team, seasons: withCard(team.seasons, cardIn(team, command)) };
    case 'AssignTeamToOrganization':
      return { ...team, organizationId: command.organizationId };
    case 'DelistTeamFromSeason':
      return { ...team, seasons: team.seasons.filter(({ seasonId }) => seasonId !== command.seasonId) };
    case 'ChooseTeamCrest':
      return { ...team, crest: command.crest };
    case 'DeleteTeam':
    case 'MergeTeam':
      return { ...team, inTheBin: true };
    case 'RestoreTeam':
      return { ...team, inTheBin: false };
  }
};
