import { decisions, forfeitSides } from '@rondelle/contracts/competition/vocabulary.ts';
import fc from 'fast-check';
import type { ModelCommand } from './model-command.ts';

const few = (most: number) => fc.integer({ min: 1, max: most });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const reason = fc.constantFrom('typing-error' as const, 'other' as const);
/** Season 2 is the wrong one for whatever is there already. */
const seasonId = fc.constantFrom(1, 1, 1, 1, 2);
const name = fc.constantFrom({ fr: 'Est', en: 'East' }, { fr: 'Ouest', en: 'West' });
const ruleset = { rulesetId: few(2), rulesetVersion: few(2) };
const ids = { commandId: fc.uuid({ version: 4 }), seasonId };

const a = <T extends ModelCommand['type']>(type: T) => ({ type: fc.constant(type), ...ids });
const gameId = few(2);
const occasion = {
  date: fc.constantFrom('2024-10-05', '2024-10-06'),
  time: maybe(fc.constantFrom('13:30')),
  venue: maybe(fc.constantFrom('Aréna')),
  city: fc.constant(null),
};
const placement = {
  stage: fc.constantFrom('regular' as const, 'final' as const),
  group: maybe(fc.constantFrom('A')),
};
const result = {
  homeGoals: fc.integer({ min: 0, max: 3 }),
  awayGoals: fc.integer({ min: 0, max: 3 }),
  decidedIn: fc.constantFrom(...decisions),
  forfeitedBy: fc.constantFrom(null, null, null, ...forfeitSides),
  homeFairPlay: fc.constantFrom(null, 1),
  awayFairPlay: fc.constant(null),
};
const entry = {
  gameId,
  key: fc.constant(null),
  categoryId: fc.constant(1),
  leagueId: fc.constantFrom(1, 1, null),
  tournamentId: fc.constantFrom(null, null, 1),
  homeTeamId: few(3),
  awayTeamId: few(3),
  ...placement,
  ...occasion,
};

const gameCommand = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ...a('ScheduleGame'), ...entry }) },
  { weight: 2, arbitrary: fc.record({ ...a('RecordGame'), ...entry, ...result }) },
  fc.record({ ...a('RescheduleGame'), gameId, ...occasion }),
  fc.record({ ...a('CorrectGamePlacement'), gameId, ...placement, reason }),
  fc.record({ ...a('CorrectGameTeams'), gameId, homeTeamId: few(3), awayTeamId: few(3), reason }),
  fc.record({ ...a('RecordResult'), gameId, ...result }),
  fc.record({ ...a('CorrectResult'), gameId, ...result, reason }),
  fc.record({ ...a('WithdrawResult'), gameId, reason }),
  fc.record({ ...a('CancelGame'), gameId, reason }),
  fc.record({ ...a('DeleteGame'), gameId, reason }),
  fc.record({ ...a('RestoreGame'), gameId }),
);

const leagueId = fc.constant(1);
const teamId = few(3);
const divisionId = maybe(few(2));
const teamIds = fc.array(few(3), { minLength: 2, maxLength: 3 });
const createLeague = fc.record({
  ...a('CreateLeague'),
  leagueId,
  key: fc.constant(null),
  categoryId: fc.constant(1),
  regionId: fc.constant(1),
  name,
  ...ruleset,
});
const leagueCommand = fc.oneof(
  createLeague,
  { weight: 3, arbitrary: fc.record({ ...a('EnterTeamInLeague'), leagueId, teamId, divisionId }) },
  fc.record({ ...a('RenameLeague'), leagueId, name }),
  fc.record({ ...a('ChangeLeagueRuleset'), leagueId, ...ruleset }),
  fc.record({ ...a('MoveTeamToDivision'), leagueId, teamId, divisionId }),
  fc.record({ ...a('RemoveTeamFromLeague'), leagueId, teamId, hasPlayed: fc.boolean() }),
  fc.record({ ...a('RecordLeagueDraw'), leagueId, teamIds }),
);

const tournamentId = fc.constant(1);
const days = {
  startsOn: fc.constantFrom('2024-12-01', '2024-12-10'),
  endsOn: fc.constantFrom('2024-12-05', '2024-12-20'),
};
const createTournament = fc.record({
  ...a('CreateTournament'),
  tournamentId,
  key: fc.constant(null),
  name,
  categoryIds: fc.constantFrom<number[]>([1], [1, 2]),
  ...ruleset,
  ...days,
  city: fc.constant(null),
});
const tournamentCommand = fc.oneof(
  createTournament,
  {
    weight: 3,
    arbitrary: fc.record({
      ...a('EnterTeamInTournament'),
      tournamentId,
      teamId,
      categoryId: few(2),
      group: maybe(fc.constantFrom('A')),
    }),
  },
  fc.record({ ...a('RenameTournament'), tournamentId, name }),
  fc.record({ ...a('ChangeTournamentDates'), tournamentId, ...days }),
  fc.record({ ...a('ChangeTournamentRuleset'), tournamentId, ...ruleset }),
  fc.record({ ...a('RemoveTeamFromTournament'), tournamentId, teamId, hasPlayed: fc.boolean() }),
  fc.record({ ...a('RecordTournamentDraw'), tournamentId, teamIds }),
);

const registerTeam = fc.record({
  type: fc.constant('RegisterTeam' as const),
  commandId: ids.commandId,
  teamId: fc.constant(1),
  key: fc.constant(null),
});
const teamCommand = fc.oneof(
  registerTeam,
  fc.record({
    ...a('ListTeamForSeason'),
    teamId: fc.constant(1),
    name: fc.constantFrom('Estacades', 'Draveurs'),
    categoryId: fc.constant(1),
    regionId: fc.constant(1),
    city: fc.constant(null),
  }),
);

/** What a client sends, and how: having seen a revision, and losing the first answer on the way back. */
export type Sent = {
  readonly command: ModelCommand;
  readonly ifRevision: number | null;
  readonly answerIsLost: boolean;
  /** How often the same command is sent, one after the other. */
  readonly times: number;
};

const sent: fc.Arbitrary<Sent> = fc.record({
  command: fc.oneof(
    { weight: 5, arbitrary: gameCommand },
    { weight: 3, arbitrary: leagueCommand },
    { weight: 3, arbitrary: tournamentCommand },
    teamCommand,
  ),
  ifRevision: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 4 })),
  answerIsLost: fc.constantFrom(false, false, false, true),
  times: fc.constantFrom(1, 1, 1, 2),
});

/** Small numbers are drawn more often than chance has it, ids too: each command gets its own by its place. */
const withOwnIds = (clients: readonly (readonly Sent[])[]): Sent[][] => {
  let count = 0;
  const nextId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  return clients.map((sents) =>
    sents.map((one) => ({ ...one, command: { ...one.command, commandId: nextId() } })),
  );
};

const once = { ifRevision: null, answerIsLost: false, times: 1 };
const creations = fc
  .tuple(createLeague, createTournament, registerTeam)
  .map((commands) => commands.map((command): Sent => ({ command, ...once })));

/** Several clients at once, each sending one command after the other; the first creates what most others ask about. */
export const clients: fc.Arbitrary<readonly (readonly Sent[])[]> = fc
  .tuple(creations, fc.array(fc.array(sent, { minLength: 3, maxLength: 14 }), { minLength: 2, maxLength: 4 }))
  .map(([first, others]) => withOwnIds([first, ...others]));
