import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { team } from './team.decider.ts';

const given = specFor(team);
const registered = { type: 'TeamRegistered', data: { teamId: 101, key: 'estacades' } } as const;
const register = { type: 'RegisterTeam', ...anyCommand, teamId: 101, key: 'estacades' } as const;
const listing = { teamId: 101, seasonId: 19, name: 'Estacades', categoryId: 3, regionId: 4, city: null };
const list = { type: 'ListTeamForSeason', ...anyCommand, ...listing } as const;
const listed = { type: 'TeamListedForSeason', data: listing } as const;

test('a team is registered', () => given().when(register).thenEvents(registered));
test('a team is registered once', () =>
  given(registered).when(register).thenRejected('team/already-registered'));
test('a team is listed in a season', () => given(registered).when(list).thenEvents(listed));
test('listing a team again with the same fields changes nothing', () =>
  given(registered, listed).when(list).thenNothing());
test('a second listing in a season replaces the first', () =>
  given(registered, listed)
    .when({ ...list, city: 'Trois-Rivières' })
    .thenEvents({ type: 'TeamListedForSeason', data: { ...listing, city: 'Trois-Rivières' } }));
test('a listing in another season does not replace the first', () =>
  given(registered, listed)
    .when({ ...list, seasonId: 20 })
    .thenEvents({ type: 'TeamListedForSeason', data: { ...listing, seasonId: 20 } }));

const swedish = { type: 'TeamListedForSeason', data: { ...listing, country: 'SE' } } as const;
test('a team is listed with the country that it plays for', () =>
  given(registered, listed)
    .when({ ...list, country: 'SE' })
    .thenEvents(swedish));
test('a listing without a country retains the recorded one', () =>
  given(registered, swedish)
    .when({ ...list, name: 'Tre Kronor' })
    .thenEvents({ type: 'TeamListedForSeason', data: { ...swedish.data, name: 'Tre Kronor' } }));
test('a listing in another season does not copy the recorded country', () =>
  given(registered, swedish)
    .when({ ...list, seasonId: 20 })
    .thenEvents({ type: 'TeamListedForSeason', data: { ...listing, seasonId: 20 } }));
test('null removes the country of a listing', () =>
  given(registered, swedish)
    .when({ ...list, country: null })
    .thenEvents(listed));

test('an unknown team cannot be listed', () => given().when(list).thenRejected('team/unknown'));

const crest = { main: '#124684', second: '#f4c430', outline: 'shield', motif: 'bars' } as const;
const choose = { type: 'ChooseTeamCrest', ...anyCommand, teamId: 101, crest } as const;
const chosen = { type: 'TeamCrestChosen', data: { teamId: 101, crest } } as const;

test('a team chooses its crest', () => given(registered).when(choose).thenEvents(chosen));
test('choosing the same crest again changes nothing', () =>
  given(registered, chosen).when(choose).thenNothing());
test('a team can go back to the crest drawn from its name', () =>
  given(registered, chosen)
    .when({ ...choose, crest: null })
    .thenEvents({ type: 'TeamCrestChosen', data: { teamId: 101, crest: null } }));
test('a restored team retains its crest', () =>
  given(registered, listed, chosen, { type: 'TeamDeleted', data: { teamId: 101, reason: 'duplicate' } })
    .when({ type: 'RestoreTeam', ...anyCommand, teamId: 101 })
    .thenEvents({ type: 'TeamRestored', data: registered.data }, listed, chosen));
