import { displayedField, gameFields, namedFields } from '@rondelle/contracts/competition/game-fields.ts';
import { teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import type { Supervisors } from '@rondelle/domain/competition/supervisors.ts';
import type { Entered } from '@rondelle/domain/history/existence.ts';
import { type Fact, fact, named, nameFacts, plainFacts } from './facts.ts';
import { type KindDescriptions, nameIn } from './kind-description.ts';

/** The fields of a fixture, by the names under which they are displayed. */
const fixtureFields = [...gameFields.belonging, ...gameFields.fixture].map((field) => ({
  field,
  shown: displayedField(field),
  kind: namedFields.get(field),
}));
const scoreFields = [...gameFields.result, 'period'];

type Competition = Entered<'league' | 'tournament'>;

const ruleset = ({ rulesetId, rulesetVersion }: Competition): Fact =>
  fact('ruleset', [named('ruleset', `${rulesetId}.${rulesetVersion}`)]);

/** One fact for each team in a map, with the parts that describe its value. */
const ofTeams = <Value>(
  field: string,
  { seasonId }: Competition,
  values: ReadonlyMap<number, Value>,
  partsOf: (value: Value) => Parameters<typeof fact>[1],
): Fact[] =>
  [...values].map(([team, value]) =>
    fact(field, [named('team', team, seasonId), ...partsOf(value)], `${field} ${team}`),
  );
const deducted = (competition: Competition): Fact[] =>
  ofTeams('deducted', competition, competition.deducted, (points) => [points]);
const draw = ({ draw: teams, seasonId }: Competition): Fact =>
  fact(
    'draw',
    (teams ?? []).map((team) => named('team', team, seasonId)),
  );
const supervisors = ({ supervisors: joined, accepted }: Supervisors): Fact[] => [
  ...[...joined].map((id) => fact('supervisor', [named('member', id)], `supervisor ${id}`)),
  ...[...accepted].map((id) => fact('acceptedSupervisor', [named('member', id)], `accepted ${id}`)),
];

export const competitionDescriptions: KindDescriptions<'game' | 'league' | 'tournament' | 'team'> = {
  game: {
    facts: ({ status, seasonId, live, result, confirmation, ...game }) => {
      const fixture: Readonly<Record<string, string | number | null>> = game.fixture;
      return [
        fact('status', [status]),
        ...fixtureFields.map(({ field, shown, kind }) => {
          const value = fixture[field] ?? null;
          return fact(shown, [kind ? named(kind, value, seasonId) : value]);
        }),
        ...plainFacts({ ...live, ...result }, scoreFields),
        // A result without a confirmation counts as entered.
        fact('confirmation', [confirmation?.status ?? 'entered']),
        fact('confirmationBy', [confirmation?.side]),
      ];
    },
    subject: ({ seasonId, fixture }, { id, names }) => {
      const [home, away] = [fixture.homeTeamId, fixture.awayTeamId].map((team) => names.team(team, seasonId));
      return {
        name: `${home?.name} – ${away?.name}`,
        path: names.paths.game(names.slugOfSeason(seasonId), id),
      };
    },
  },
  league: {
    facts: (league) => [
      ...nameFacts(league.name),
      fact('category', [named('category', league.categoryId, league.seasonId)]),
      fact('region', [named('region', league.regionId, league.seasonId)]),
      ruleset(league),
      ...ofTeams('team', league, league.divisionOf, (division) => [
        named('division', division, league.seasonId),
      ]),
      ...deducted(league),
      ...ofTeams('withdrawn', league, league.withdrawn, (treatment) => [treatment]),
      draw(league),
      ...supervisors(league),
    ],
    subject: ({ name, seasonId, categoryId, regionId }, { names }) => ({
      name: nameIn(name, names),
      path: names.paths.league(
        names.slugOfSeason(seasonId),
        names.category(categoryId, seasonId),
        names.region(regionId, seasonId),
      ),
    }),
  },
  tournament: {
    facts: (tournament) => [
      ...nameFacts(tournament.name),
      fact(
        'categories',
        tournament.categoryIds.map((id) => named('category', id, tournament.seasonId)),
      ),
      ruleset(tournament),
      fact('startsOn', [tournament.startsOn]),
      fact('endsOn', [tournament.endsOn]),
      fact('city', [tournament.city]),
      ...ofTeams('team', tournament, tournament.entries, ({ categoryId, group }) => [
        named('category', categoryId, tournament.seasonId),
        group,
      ]),
      draw(tournament),
      ...deducted(tournament),
      ...[...tournament.brackets].map(([id, { slots }]) => {
        const codes = slots.map(({ slot }) => slot).join(' ');
        return fact('bracket', [named('category', id, tournament.seasonId), codes], `bracket ${id}`);
      }),
      ...supervisors(tournament),
    ],
    subject: (tournament, { id, names }) => {
      const name = nameIn(tournament.name, names);
      const season = names.slugOfSeason(tournament.seasonId);
      return { name, path: name === null ? null : names.paths.tournament(season, { id, name }) };
    },
  },
  team: {
    facts: ({ crest, organizationId, seasons }) => [
      // There is no fact while the crest is drawn from the team's name.
      ...(crest ? [fact('crest', [[crest.main, crest.second, crest.outline, crest.motif].join(' ')])] : []),
      fact('organization', [named('organization', organizationId)]),
      ...[...seasons.values()].flatMap(({ name, categoryId, regionId, city, country, seasonId }) => [
        fact('name', [name], `name ${seasonId}`),
        fact('category', [named('category', categoryId, seasonId)], `category ${seasonId}`),
        fact('region', [named('region', regionId, seasonId)], `region ${seasonId}`),
        fact('city', [city], `city ${seasonId}`),
        fact('country', [named('country', country ?? null)], `country ${seasonId}`),
      ]),
    ],
    /** The name in the event's season, otherwise in the last one; read from the state, which deleted teams have too. */
    subject: ({ seasons }, { id, seasonId: ownSeason, names }) => {
      const listing =
        (ownSeason === null ? undefined : seasons.get(ownSeason)) ?? [...seasons.values()].at(-1);
      if (!listing) {
        // Before its first listing, a team has the name that it got later.
        const later = names.team(id, 0);
        const isNamed = later.name !== String(id);
        return { name: isNamed ? later.name : null, path: names.listing(id, 0)?.path ?? null };
      }
      const { name: recordedName, country = null, seasonId } = listing;
      const name = teamNameIn(names.lang, { name: recordedName, country });
      const category = names.category(listing.categoryId, seasonId);
      const region = names.region(listing.regionId, seasonId);
      const team = { id, name, recordedName };
      return { name, path: names.paths.team(names.slugOfSeason(seasonId), { category, region, team }) };
    },
  },
};
