import { gameFields, namedFields, displayedField } from '@rondelle/contracts/competition/game-fields.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { isFields, keyed, listIn } from '@rondelle/domain/history/aspects.ts';
import type { Plain } from '@rondelle/domain/history/plain.ts';

/** A reference to something whose name the log does not hold at that point. */
export type Named = {
  readonly kind:
    | 'team'
    | 'category'
    | 'region'
    | 'division'
    | 'city'
    | 'organization'
    | 'league'
    | 'tournament'
    | 'ruleset'
    | 'member';
  readonly id: number | string;
  /** Names differ between seasons. */
  readonly seasonId: number | null;
};
/** One property of a state. `key` distinguishes several facts with the same field. */
export type Fact = {
  readonly key: string;
  readonly field: string;
  /** References and texts that are joined for display; a single number stays a number. */
  readonly value: readonly (Named | string | number)[];
};

type Fields = { readonly [field: string]: Plain };

const scalar = (value: Plain | undefined): readonly (string | number)[] =>
  typeof value === 'string' || typeof value === 'number' ? [value] : [];
const fact = (field: string, value: Fact['value'], key = field): Fact => ({ key, field, value });
const plain = (fields: Fields, names: readonly string[]): Fact[] =>
  names.map((name) => fact(name, scalar(fields[name])));
const id = (value: Plain | undefined): number => (typeof value === 'number' ? value : 0);
const season = (fields: Fields): number | null =>
  typeof fields['seasonId'] === 'number' ? fields['seasonId'] : null;
const named = (kind: Named['kind'], value: Plain | undefined, seasonId: number | null): Named[] =>
  typeof value === 'number' || typeof value === 'string' ? [{ kind, id: value, seasonId }] : [];
const fieldsIn = (value: Plain | undefined): Fields => (isFields(value) ? value : {});

const bilingual = (value: Plain | undefined, key = 'name'): Fact[] => {
  const name = fieldsIn(value);
  return [fact('nameFr', scalar(name['fr']), `${key} fr`), fact('nameEn', scalar(name['en']), `${key} en`)];
};
const ruleset = ({ rulesetId, rulesetVersion }: Fields): Fact =>
  fact('ruleset', named('ruleset', `${id(rulesetId)}.${id(rulesetVersion)}`, null));
const teamsIn = (list: Plain | undefined, seasonId: number | null) =>
  listIn(list).flatMap((team) => named('team', team, seasonId));
const supervisors = ({ supervisors: joined, accepted }: Fields): Fact[] => [
  ...listIn(joined).map((member) =>
    fact('supervisor', named('member', member, null), keyed('supervisor', member)),
  ),
  ...listIn(accepted).map((member) =>
    fact('acceptedSupervisor', named('member', member, null), keyed('accepted', member)),
  ),
];

/** The fields of a fixture, by the names under which they are displayed. */
const fixtureFields = [...gameFields.belonging, ...gameFields.fixture].map((field) => ({
  field,
  shown: displayedField(field),
  kind: namedFields.get(field),
}));
const scoreFields = [...gameFields.result, 'period'];

const ofGame = (game: Fields): Fact[] => {
  const fixture = fieldsIn(game['fixture']);
  const result = fieldsIn(game['result']);
  const live = fieldsIn(game['live']);
  const confirmation = fieldsIn(game['confirmation']);
  const at = season(game);
  return [
    fact('status', scalar(game['status'])),
    ...fixtureFields.map(({ field, shown, kind }) =>
      fact(shown, kind ? named(kind, fixture[field], at) : scalar(fixture[field])),
    ),
    ...plain({ ...live, ...result }, scoreFields),
    // A result without a confirmation counts as entered.
    fact('confirmation', confirmation['status'] ? scalar(confirmation['status']) : ['entered']),
    fact('confirmationBy', scalar(confirmation['side'])),
  ];
};

const ofLeague = (league: Fields): Fact[] => {
  const at = season(league);
  return [
    ...bilingual(league['name']),
    fact('category', named('category', league['categoryId'], at)),
    fact('region', named('region', league['regionId'], at)),
    ruleset(league),
    ...listIn(league['divisionOf']).map((pair) => {
      const [team, division] = listIn(pair);
      const value = [...named('team', team, at), ...named('division', division, at)];
      return fact('team', value, keyed('team', team));
    }),
    ...listIn(league['deducted']).map((pair) => {
      const [team, points] = listIn(pair);
      return fact('deducted', [...named('team', team, at), ...scalar(points)], keyed('deducted', team));
    }),
    ...listIn(league['withdrawn']).map((pair) => {
      const [team, treatment] = listIn(pair);
      return fact('withdrawn', [...named('team', team, at), ...scalar(treatment)], keyed('withdrawn', team));
    }),
    fact('draw', teamsIn(league['draw'], at)),
    ...supervisors(league),
  ];
};

const ofTournament = (tournament: Fields): Fact[] => {
  const at = season(tournament);
  return [
    ...bilingual(tournament['name']),
    fact(
      'categories',
      listIn(tournament['categoryIds']).flatMap((one) => named('category', one, at)),
    ),
    ruleset(tournament),
    ...plain(tournament, ['startsOn', 'endsOn', 'city']),
    ...listIn(tournament['entries']).map((pair) => {
      const [team, entry] = listIn(pair);
      const { categoryId, group } = fieldsIn(entry);
      const value = [...named('team', team, at), ...named('category', categoryId, at), ...scalar(group)];
      return fact('team', value, keyed('team', team));
    }),
    fact('draw', teamsIn(tournament['draw'], at)),
    ...listIn(tournament['deducted']).map((pair) => {
      const [team, points] = listIn(pair);
      return fact('deducted', [...named('team', team, at), ...scalar(points)], keyed('deducted', team));
    }),
    ...listIn(tournament['brackets']).map((pair) => {
      const [category, drawn] = listIn(pair);
      const codes = listIn(fieldsIn(drawn)['slots']).flatMap((slot) => scalar(fieldsIn(slot)['slot']));
      const value = [...named('category', category, at), codes.join(' ')];
      return fact('bracket', value, keyed('bracket', category));
    }),
    ...supervisors(tournament),
  ];
};

/** Colours, outline and motif as recorded; empty while the crest is drawn from the team's name. */
const crest = (team: Fields): Fact[] => {
  const { main, second, outline, motif } = fieldsIn(team['crest']);
  const values = [main, second, outline, motif].flatMap(scalar);
  return values.length === 0 ? [] : [fact('crest', [values.join(' ')])];
};

const ofTeam = (team: Fields): Fact[] => [
  ...crest(team),
  fact('organization', named('organization', team['organizationId'], null)),
  ...listIn(team['seasons']).flatMap((pair) => {
    const listing = fieldsIn(listIn(pair)[1]);
    const at = season(listing);
    const facts = [
      fact('name', scalar(listing['name'])),
      fact('category', named('category', listing['categoryId'], at)),
      fact('region', named('region', listing['regionId'], at)),
      fact('city', scalar(listing['city'])),
    ];
    return facts.map((one) => ({ ...one, key: keyed(one.field, at) }));
  }),
];

const ofNamed = (entity: Fields): Fact[] => [
  ...bilingual(entity['everywhere']),
  ...listIn(entity['onlyIn']).flatMap((pair) => bilingual(listIn(pair)[1], keyed('name', listIn(pair)[0]))),
];

const ofCategory = (category: Fields): Fact[] => [
  ...ofNamed(category),
  fact('shows', scalar(category['shows'])),
];

const ofCity = (city: Fields): Fact[] => {
  const at = fieldsIn(city['at']);
  return [
    ...bilingual(city['name']),
    fact('region', named('region', city['regionId'], null)),
    ...plain(at, ['latitude', 'longitude']),
  ];
};

const ofOrganization = (organization: Fields): Fact[] => [
  ...bilingual(organization['name']),
  fact('city', named('city', organization['cityId'], null)),
];

const factsIn: Readonly<Record<StreamKind, (state: Fields) => Fact[]>> = {
  game: ofGame,
  league: ofLeague,
  tournament: ofTournament,
  team: ofTeam,
  region: ofNamed,
  category: ofCategory,
  division: ofNamed,
  city: ofCity,
  organization: ofOrganization,
  ruleset: (rules) => [fact('version', [listIn(rules['versions']).length])],
  season: (one) => plain(one, ['slug', 'startsOn', 'endsOn']),
  member: () => [],
  site: (settings) => Object.entries(settings).map(([name, value]) => fact(name, [JSON.stringify(value)])),
};

/** All facts of a state; empty for an entity that was never entered. */
export const factsOf = (kind: StreamKind, state: Plain): readonly Fact[] =>
  isFields(state) && state['status'] !== 'absent' ? factsIn[kind](state) : [];
