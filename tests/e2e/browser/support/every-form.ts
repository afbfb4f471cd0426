import type { Page } from 'playwright-core';
import { makeCup } from './own-cup.ts';
import type { OwnLeague } from './own-league.ts';
import { choicesIn, mutate } from './writes.ts';
import { writtenSeason } from './small-season.ts';

/** A form by its name, and the path that opens it. */
export type OpenForm = { readonly name: string; readonly path: string };

type Entity = { readonly id: number; readonly path: string };

const at = ({ id, path }: Entity, names: readonly string[]): OpenForm[] =>
  names.map((name) => ({ name, path: `${path}?do=${name}&id=${id}` }));

const ofResults = ['edit-game', 'delete-game', 'restore-game', 'withdraw-result', 'confirm-result'];
const ofConfirmations = ['dispute-result', 'withdraw-confirmation', 'merge-game'];
const ofScheduled = ['cancel-game', 'postpone-game', 'reinstate-game', 'keep-score'];
const ofTeams = [
  'edit-team',
  'team-crest',
  'list-team',
  'delist-team',
  'delete-team',
  'follow-team',
  'merge-team',
];
const ofBoth = (kind: 'league' | 'tournament') => [
  `edit-${kind}`,
  `delete-${kind}`,
  `${kind}-ruleset`,
  `${kind}-teams`,
  `${kind}-draw`,
  `follow-${kind}`,
  `supervise-${kind}`,
  `stop-supervising-${kind}`,
];
const withoutEntity = [
  'add-team',
  'add-league',
  'add-tournament',
  'add-region',
  'add-category',
  'add-season',
  'add-city',
  'add-organization',
  'add-cities',
];
const lists = ['divisions', 'add-division', 'rulesets', 'add-ruleset'];

const makeTournament = (page: Page, league: OwnLeague): Promise<Entity> =>
  makeCup(page, league, {
    name: { fr: 'Tournoi des Gouverneurs du Haut-Richelieu', en: 'Governors of the Upper Richelieu' },
    city: 'Saint-Jean-sur-Richelieu',
  });

const venuePath = '/fr/arenas/saint-marc-sur-richelieu/arena-du-haut-richelieu';

/** Every form once, opened on the member's own league; needs the role of a supervisor. */
export const everyForm = async (page: Page, league: OwnLeague): Promise<OpenForm[]> => {
  const { seasonId, categoryId, regionId, teamIds } = league;
  const game = await league.record(page, { home: 0, away: 1, goals: [4, 2], date: '2021-01-09' });
  const scheduled = await mutate(page, 'game.schedule', {
    seasonId,
    categoryId,
    leagueId: league.id,
    tournamentId: null,
    stage: 'regular',
    group: null,
    homeTeamId: teamIds[1],
    awayTeamId: teamIds[0],
    date: '2021-03-27',
    time: '19:30',
    venue: 'Aréna du Haut-Richelieu',
    city: 'Saint-Marc-sur-Richelieu',
  });
  const later = { id: scheduled.id, path: scheduled.path ?? '' };
  const { divisions, rulesets } = await choicesIn(page, writtenSeason);
  const city = await mutate(page, 'city.add', {
    name: { fr: 'Saint-Marc-sur-Richelieu', en: 'Saint-Marc-sur-Richelieu' },
    regionId,
    at: null,
  });
  const organization = await mutate(page, 'organization.add', {
    name: { fr: 'AHM du Haut-Richelieu', en: 'Upper Richelieu MHA' },
    cityId: city.id,
  });
  const over = (id: number) => ({ id, path: league.path });
  return [
    ...['add-game', ...withoutEntity, ...lists].map((name) => ({ name, path: `${league.path}?do=${name}` })),
    ...at(game, [...ofResults, ...ofConfirmations]),
    ...at(later, ofScheduled),
    ...at(over(teamIds[0] ?? 0), ofTeams),
    ...at(over(league.id), [...ofBoth('league'), 'league-deduction', 'league-withdrawal']),
    ...at(await makeTournament(page, league), [
      ...ofBoth('tournament'),
      'tournament-bracket',
      'tournament-deduction',
    ]),
    ...at(over(regionId), ['edit-region', 'delete-region']),
    ...at(over(categoryId), ['edit-category', 'category-policy', 'delete-category']),
    ...at(over(divisions[0]?.id ?? 0), ['edit-division', 'delete-division']),
    ...at(over(rulesets[0]?.id ?? 0), ['edit-ruleset', 'delete-ruleset']),
    ...at(over(city.id), ['edit-city', 'delete-city']),
    ...at({ id: city.id, path: venuePath }, ['describe-venue']),
    ...at(over(organization.id), ['edit-organization', 'delete-organization']),
    ...at(over(seasonId), ['edit-season', 'choose-season', 'delete-season']),
    ...at(over(Number(scheduled.position)), ['undo-event', 'undo-action']),
  ];
};
