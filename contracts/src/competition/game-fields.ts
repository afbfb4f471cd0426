import { fixture, occasion, opponents, placement, result } from './game.events.ts';

const changeable = Object.keys({ ...occasion.shape, ...placement.shape, ...opponents.shape });

/** What events say of a game, as people read it: a field that is added to an event is told of with the others. */
export const gameFields = {
  /** What it is part of, which never changes. */
  belonging: Object.keys(fixture.shape).filter((field) => !changeable.includes(field)),
  /** When and where, in which part of the competition, and who plays. */
  fixture: changeable,
  result: Object.keys(result.shape),
} as const;

/** What is said by an id, and known by a name. */
export const namedFields: Readonly<Record<string, 'category' | 'league' | 'tournament' | 'team'>> = {
  categoryId: 'category',
  leagueId: 'league',
  tournamentId: 'tournament',
  homeTeamId: 'team',
  awayTeamId: 'team',
};

/** What a field is called where its name is told instead of its id. */
export const toldAs = (field: string): string => field.replace(/Id$/, '');
