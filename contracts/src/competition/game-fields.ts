import { fixture, occasion, opponents, placement, result } from './game.events.ts';

const changeable = Object.keys({ ...occasion.shape, ...placement.shape, ...opponents.shape });

/** Fields of game events, grouped as people read them. They come from the schemas, so new fields are included. */
export const gameFields = {
  /** Ids of the season, category and competition; these fields never change. */
  belonging: Object.keys(fixture.shape).filter((field) => !changeable.includes(field)),
  /** Date, venue, stage and teams. */
  fixture: changeable,
  result: Object.keys(result.shape),
} as const;

/** Fields that hold an id, with the kind of entity whose name is displayed. */
export const namedFields: ReadonlyMap<string, 'category' | 'league' | 'tournament' | 'team'> = new Map(
  Object.entries<'category' | 'league' | 'tournament' | 'team'>({
    categoryId: 'category',
    leagueId: 'league',
    tournamentId: 'tournament',
    homeTeamId: 'team',
    awayTeamId: 'team',
  }),
);

/** Returns the field's name when it holds a name instead of an id: `homeTeamId` becomes `homeTeam`. */
export const displayedField = (field: string): string => field.replace(/Id$/, '');
