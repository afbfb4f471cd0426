import { occasion, opponents, placement } from '@rondelle/contracts/competition/game.events.ts';
import { type OffStatus, offStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Plain } from './plain.ts';

/** The parts of an entity that change independently: name to JSON value. A part that does not exist is absent. */
export type Aspects = ReadonlyMap<string, string>;

/** Existence of the entity; no other part of a deleted entity can change. */
export const presence = 'presence';

/** The confirmation or dispute of a team's side; it is dropped with its result. */
export const confirmation = 'confirmation';

/** The status of a game with its score, live or final. */
export const result = 'result';

/** The teams of a game. */
export const teams = 'teams';

/** Cancellation or postponement of a game; its date, placement and teams cannot be undone once that has changed. */
export const cancellation = 'cancellation';

type Fields = { readonly [field: string]: Plain };
type Aspect = readonly [string, Plain];

export const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listIn = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);

/** Adds an id to a name, to distinguish several parts of one kind: `team 12`. */
export const keyed = (name: string, about: Plain | undefined): string =>
  typeof about === 'string' || typeof about === 'number' ? `${name} ${about}` : name;

/** One aspect for each pair of a map that was converted to plain values. */
const each = (name: string, pairs: Plain | undefined): Aspect[] =>
  listIn(pairs).map((pair) => [keyed(name, listIn(pair)[0]), listIn(pair)[1] ?? null]);
/** One aspect for each supervisor: whether they were accepted. */
const members = ({ supervisors, accepted }: Fields): Aspect[] =>
  listIn(supervisors).map((id) => [keyed('supervisor', id), { accepted: listIn(accepted).includes(id) }]);
const some = (fields: Fields, names: readonly string[]): Plain =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

const fieldsOf = {
  occasion: Object.keys(occasion.shape),
  placement: Object.keys(placement.shape),
  opponents: Object.keys(opponents.shape),
};

const isOff = (status: Plain | undefined): status is OffStatus => offStatuses.some((one) => one === status);

const ofGame = (game: Fields): Aspect[] => {
  const fixture = isFields(game['fixture']) ? game['fixture'] : {};
  return [
    ['occasion', some(fixture, fieldsOf.occasion)],
    ['placement', some(fixture, fieldsOf.placement)],
    [teams, some(fixture, fieldsOf.opponents)],
    [result, some(game, ['status', 'result', 'live'])],
    [cancellation, isOff(game['status']) ? game['status'] : false],
    [confirmation, game['confirmation'] ?? null],
  ];
};
const ofNamed = (entity: Fields): Aspect[] => [
  ['name', entity['everywhere'] ?? null],
  ...each('name', entity['onlyIn']),
];

const aspectsIn: Readonly<Record<StreamKind, (state: Fields) => Aspect[]>> = {
  game: ofGame,
  league: (league) => [
    ['name', league['name'] ?? null],
    ['place', some(league, ['categoryId', 'regionId'])],
    ['ruleset', some(league, ['rulesetId', 'rulesetVersion'])],
    ['draw', league['draw'] ?? null],
    ...each('team', league['divisionOf']),
    ...each('deducted', league['deducted']),
    ...each('withdrawn', league['withdrawn']),
    ...members(league),
  ],
  tournament: (tournament) => [
    ['name', tournament['name'] ?? null],
    ['dates', some(tournament, ['startsOn', 'endsOn'])],
    ['city', tournament['city'] ?? null],
    ['ruleset', some(tournament, ['rulesetId', 'rulesetVersion'])],
    ['categories', tournament['categoryIds'] ?? null],
    ['draw', tournament['draw'] ?? null],
    ...each('bracket', tournament['brackets']),
    ...each('deducted', tournament['deducted']),
    ...each('team', tournament['entries']),
    ...members(tournament),
  ],
  team: (team) => [
    ['organization', team['organizationId'] ?? null],
    ['crest', team['crest'] ?? null],
    ...each('season', team['seasons']),
  ],
  region: ofNamed,
  category: (category) => [...ofNamed(category), ['shows', category['shows'] ?? null]],
  division: ofNamed,
  city: (city) => [['facts', some(city, ['name', 'regionId', 'at'])]],
  organization: (organization) => [['facts', some(organization, ['name', 'cityId'])]],
  ruleset: (ruleset) => [['rules', listIn(ruleset['versions']).at(-1) ?? null]],
  season: (season) => [['dates', some(season, ['startsOn', 'endsOn'])]],
  member: () => [],
  site: (settings) => Object.entries(settings),
};

const isThere = (state: Fields): boolean =>
  state['deleted'] !== true &&
  state['status'] !== 'absent' &&
  !(state['slug'] && state['status'] === 'deleted');

/** The aspects of an entity in this state; none when it was never entered. */
export const aspectsOf = (kind: StreamKind, state: Plain): Aspects => {
  if (!isFields(state) || state['status'] === 'absent') return new Map();
  const all: Aspect[] = [[presence, isThere(state)], ...aspectsIn[kind](state)];
  return new Map(all.map(([name, value]) => [name, JSON.stringify(value)]));
};

/** The names of the aspects that differ. */
export const differing = (one: Aspects, other: Aspects): readonly string[] => {
  const names: string[] = [];
  for (const [name, value] of one) if (other.get(name) !== value) names.push(name);
  for (const name of other.keys()) if (!one.has(name)) names.push(name);
  return names;
};
