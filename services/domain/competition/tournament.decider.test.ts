import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { tournament } from './tournament.decider.ts';

const given = specFor(tournament);
const id = { tournamentId: 4, seasonId: 19 };
const dates = { startsOn: '2024-11-07', endsOn: '2024-11-10' };
const rules = { rulesetId: 1, rulesetVersion: 1 };
const name = { fr: 'Tournoi', en: 'Tournament' };
const creation = { ...id, key: null, name, categoryIds: [3], ...rules, ...dates, city: null };
const created = { type: 'TournamentCreated', data: creation } as const;
const create = { type: 'CreateTournament', ...anyCommand, ...creation } as const;
const entry = (teamId: number, group: string | null = 'A') => ({ ...id, teamId, categoryId: 3, group });
const entered = (teamId: number, group?: string | null) =>
  ({ type: 'TeamEnteredTournament', data: entry(teamId, group) }) as const;
const enter = (teamId: number, group?: string | null) =>
  ({ type: 'EnterTeamInTournament', ...anyCommand, ...entry(teamId, group) }) as const;
const remove = (teamId: number, hasPlayed: boolean) =>
  ({ type: 'RemoveTeamFromTournament', ...anyCommand, ...id, teamId, hasPlayed }) as const;
const left = (teamId: number) => ({ type: 'TeamLeftTournament', data: { ...id, teamId } }) as const;
const draw = (...teamIds: number[]) =>
  ({ type: 'RecordTournamentDraw', ...anyCommand, ...id, teamIds }) as const;
const changeDates = { type: 'ChangeTournamentDates', ...anyCommand, ...id, ...dates } as const;
const changeRules = { type: 'ChangeTournamentRuleset', ...anyCommand, ...id, ...rules } as const;
const rename = { type: 'RenameTournament', ...anyCommand, ...id, name } as const;

test('a tournament is created', () => given().when(create).thenEvents(created));
test('a tournament is created once', () =>
  given(created).when(create).thenRejected('tournament/already-created'));
test('a tournament cannot end before it starts', () => {
  given()
    .when({ ...create, endsOn: '2024-11-06' })
    .thenRejected('tournament/dates-reversed', 'endsOn');
  given(created)
    .when({ ...changeDates, endsOn: '2024-11-06' })
    .thenRejected('tournament/dates-reversed', 'endsOn');
});
test('an unknown tournament refuses commands', () =>
  given().when(enter(101)).thenRejected('tournament/unknown'));
test('a tournament belongs to one season', () =>
  given(created)
    .when({ ...enter(101), seasonId: 20 })
    .thenRejected('tournament/unknown', 'seasonId'));

test('a tournament is renamed only when the name differs', () => {
  const data = { ...id, name: { fr: 'Classique', en: 'Classic' } };
  given(created)
    .when({ ...rename, name: data.name })
    .thenEvents({ type: 'TournamentRenamed', data });
  given(created).when(rename).thenNothing();
  given(created, { type: 'TournamentRenamed', data })
    .when({ ...rename, name: data.name })
    .thenNothing();
});
test('a tournament moves to other dates', () => {
  const data = { ...id, startsOn: '2024-11-08', endsOn: '2024-11-11' };
  given(created)
    .when({ ...changeDates, ...data })
    .thenEvents({ type: 'TournamentDatesChanged', data });
  given(created).when(changeDates).thenNothing();
});
const changeCity = (city: string | null) =>
  ({ type: 'ChangeTournamentCity', ...anyCommand, ...id, city }) as const;
const inCity = (city: string | null) => ({ type: 'TournamentCityChanged', data: { ...id, city } }) as const;
test('a tournament moves to another city, or to none', () => {
  given(created).when(changeCity('Shawinigan')).thenEvents(inCity('Shawinigan'));
  given(created, inCity('Shawinigan')).when(changeCity('Shawinigan')).thenNothing();
  given(created, inCity('Shawinigan')).when(changeCity(null)).thenEvents(inCity(null));
});
test('a tournament moves to another ruleset', () => {
  const data = { ...id, rulesetId: 2, rulesetVersion: 1 };
  given(created)
    .when({ ...changeRules, rulesetId: 2 })
    .thenEvents({ type: 'TournamentRulesetChanged', data });
  given(created).when(changeRules).thenNothing();
});

test('a team enters a tournament, in a group or in none', () => {
  given(created).when(enter(101)).thenEvents(entered(101));
  given(created).when(enter(101, null)).thenEvents(entered(101, null));
});
test('entering a team again in the same group changes nothing', () =>
  given(created, entered(101)).when(enter(101)).thenNothing());
test('a team is entered once', () =>
  given(created, entered(101))
    .when(enter(101, 'B'))
    .thenRejected('tournament/team-already-entered', 'teamId'));
test('a team enters only in a category of the tournament', () =>
  given(created)
    .when({ ...enter(101), categoryId: 9 })
    .thenRejected('tournament/category-not-held', 'categoryId'));

test('a team that has not played can leave, and be entered again', () => {
  given(created, entered(101)).when(remove(101, false)).thenEvents(left(101));
  given(created, entered(101), left(101)).when(enter(101)).thenEvents(entered(101));
});
test('a team that has played cannot be removed', () =>
  given(created, entered(101)).when(remove(101, true)).thenRejected('tournament/team-has-played', 'teamId'));
test('a team that is not entered cannot be removed', () =>
  given(created).when(remove(101, false)).thenRejected('tournament/team-not-entered', 'teamId'));

test('a tie-break draw orders entered teams, each once', () => {
  const drawn: TournamentEvent = { type: 'TournamentDrawRecorded', data: { ...id, teamIds: [102, 101] } };
  const history = [created, entered(101), entered(102)];
  given(...history)
    .when(draw(102, 101))
    .thenEvents(drawn);
  given(...history, drawn)
    .when(draw(102, 101))
    .thenNothing();
  given(...history)
    .when(draw(101, 103))
    .thenRejected('tournament/draw-of-unknown-teams', 'teamIds');
  given(...history)
    .when(draw(101, 101))
    .thenRejected('request/invalid', 'teamIds');
});

const winnerOf = (slot: string) => ({ from: 'winner', slot }) as const;
test('a bracket is refused when a game depends on a later one, or a place is used twice', () => {
  const planned = { date: '2024-11-10', time: null, venue: null, city: null };
  const first = { from: 'group', group: 'A', rank: 1 } as const;
  const second = { from: 'group', group: 'A', rank: 2 } as const;
  const third = { from: 'group', group: 'A', rank: 3 } as const;
  const semi = {
    ...planned,
    slot: 'SF1',
    stage: 'semi-final',
    home: second,
    away: third,
    gameId: 7,
  } as const;
  const final = {
    ...planned,
    slot: 'F',
    stage: 'final',
    home: first,
    away: winnerOf('SF1'),
    gameId: 8,
  } as const;
  const plan = (...slots: BracketSlot[]) =>
    ({ type: 'DrawTournamentBracket', ...anyCommand, ...id, categoryId: 3, groupGames: 2, slots }) as const;
  const data = { ...id, categoryId: 3, groupGames: 2, slots: [semi, final] };
  given(created).when(plan(semi, final)).thenEvents({ type: 'TournamentBracketDrawn', data });
  given(created).when(plan(final, semi)).thenRejected('tournament/bracket-out-of-order', 'slots');
  given(created)
    .when(plan({ ...semi, home: winnerOf('F') }, final))
    .thenRejected('tournament/bracket-out-of-order', 'slots');
  given(created)
    .when(plan(semi, { ...final, home: second }))
    .thenRejected('tournament/bracket-place-twice', 'slots');
});

test('a team with games to come cannot leave a tournament', () =>
  given(created, entered(101))
    .when({ ...remove(101, false), hasToCome: true })
    .thenRejected('tournament/team-has-games', 'teamId'));
