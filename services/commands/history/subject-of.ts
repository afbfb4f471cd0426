import type { PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import { ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { rulesetSummary } from '@rondelle/contracts/competition/ruleset-summary.ts';
import { bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { isFields, listIn } from '@rondelle/domain/history/aspects.ts';
import type { Names } from '@rondelle/projections/queries/outputs/names.ts';
import type { Step } from './stories.ts';

type Subject = PastChange['subject'];
type Fields = { readonly [field: string]: unknown };

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const nameIn = (value: unknown, { lang }: Names): string | null => {
  const name = bilingual.safeParse(value);
  return name.success ? name.data[lang] : null;
};

const ofGame = (id: number, state: Fields, names: Names): Subject => {
  const fixture: Fields = Object(state['fixture']);
  const seasonId = number(state['seasonId']);
  const [home, away] = ['homeTeamId', 'awayTeamId'].map(
    (side) => names.team(number(fixture[side]), seasonId).name,
  );
  return { id, name: `${home} – ${away}`, path: names.paths.game(names.slugOfSeason(seasonId), id) };
};

const ofLeague = (id: number, state: Fields, names: Names): Subject => {
  const seasonId = number(state['seasonId']);
  const category = names.category(number(state['categoryId']), seasonId);
  const region = names.region(number(state['regionId']), seasonId);
  const path = names.paths.league(names.slugOfSeason(seasonId), category, region);
  return { id, name: nameIn(state['name'], names), path };
};

const ofTournament = (id: number, state: Fields, names: Names): Subject => {
  const name = nameIn(state['name'], names);
  const season = names.slugOfSeason(number(state['seasonId']));
  return { id, name, path: name === null ? null : names.paths.tournament(season, { id, name }) };
};

/** The name in the event's season, or else in the last season: from the state, so that deleted teams have one. */
const ofTeam = (id: number, step: Step, names: Names): Subject => {
  const pairs = listIn(isFields(step.state) ? step.state['seasons'] : []).map(listIn);
  const ownSeason = 'seasonId' in step.event.data ? step.event.data.seasonId : null;
  const [, found] = pairs.find(([season]) => season === ownSeason) ?? pairs.at(-1) ?? [];
  const listing: Fields = isFields(found) ? found : {};
  const seasonId = number(listing['seasonId']);
  const name = typeof listing['name'] === 'string' ? listing['name'] : null;
  if (name === null) {
    // Before its first listing, a team has the name that it got later.
    const later = names.team(id, 0);
    const isNamed = later.name !== String(id);
    return { id, name: isNamed ? later.name : null, path: names.listing(id, 0)?.path ?? null };
  }
  const category = names.category(number(listing['categoryId']), seasonId);
  const region = names.region(number(listing['regionId']), seasonId);
  const path = names.paths.team(names.slugOfSeason(seasonId), { category, region, team: { id, name } });
  return { id, name, path };
};

const ofPlace = (kind: 'category' | 'region', id: number, state: Fields, names: Names): Subject => {
  const seasonId = names.ongoing?.id;
  const isListed = seasonId !== undefined && names.has(kind, id);
  return {
    id,
    name: nameIn(state['everywhere'], names),
    path: isListed ? names[kind](id, seasonId).path : null,
  };
};

const ofPlain = (kind: 'city' | 'organization', id: number, state: Fields, names: Names): Subject => {
  const name = nameIn(state['name'], names);
  const isThere = name !== null && state['deleted'] !== true;
  return { id, name, path: isThere ? names.paths[kind]({ id, name }) : null };
};

/** A ruleset is named by a summary of its newest rules, also once it is deleted. */
const ofRuleset = (id: number, state: Fields): Subject => {
  const rules = ruleset.safeParse(Array.isArray(state['versions']) ? state['versions'].at(-1) : null);
  return { id, name: rules.success ? rulesetSummary(rules.data) : null, path: null };
};

/** The entity of a step: its name at that time and the path of its page. */
export const subjectOf = (step: Step, names: Names): Subject => {
  const { kind, id } = step;
  const state: Fields = isFields(step.state) ? step.state : {};
  switch (kind) {
    case 'game':
      return ofGame(id, state, names);
    case 'league':
      return ofLeague(id, state, names);
    case 'tournament':
      return ofTournament(id, state, names);
    case 'team':
      return ofTeam(id, step, names);
    case 'category':
    case 'region':
      return ofPlace(kind, id, state, names);
    case 'city':
    case 'organization':
      return ofPlain(kind, id, state, names);
    case 'division':
      return { id, name: nameIn(state['everywhere'], names), path: null };
    case 'season': {
      const slug = typeof state['slug'] === 'string' ? state['slug'] : null;
      return { id, name: slug, path: names.has('season', id) ? names.season(id).path : null };
    }
    case 'ruleset':
      return ofRuleset(id, state);
    // Names of members are resolved elsewhere; site settings have none.
    case 'member':
    case 'site':
      return { id, name: null, path: null };
  }
};
