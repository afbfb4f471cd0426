import type { BracketPlan } from '@rondelle/contracts/competition/bracket-problems.ts';
import type { PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import { tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';

type Facts = Pick<CurrentTournament, 'brackets' | 'games' | 'teams'>;
type Game = CurrentTournament['games'][number];
/** A planned game of another category that has no teams yet. */
export type WaitingSlot = PlannedSlot & { readonly categoryId: number; readonly key: string };

/** Key of a game in problems of a bracket, apart from the codes of the bracket's own games. */
export const keyOfGame = ({ gameId }: Pick<Game, 'gameId'>): string => `game ${gameId}`;

const bracketOf = ({ brackets }: Facts, categoryId: number) =>
  brackets.find((one) => one.categoryId === categoryId)?.slots ?? [];

/** Returns the planned games of other categories that are not in the schedule yet. */
export const waitingElsewhere = ({ brackets, games }: Facts, categoryId: number): readonly WaitingSlot[] => {
  const scheduled = new Set(games.map(({ gameId }) => gameId));
  return brackets
    .filter((one) => one.categoryId !== categoryId)
    .flatMap((one) =>
      one.slots
        .filter(({ gameId }) => !scheduled.has(gameId))
        .map((slot) => ({ ...slot, categoryId: one.categoryId, key: `slot ${one.categoryId} ${slot.slot}` })),
    );
};

/** The groups of a category with their teams. Without groups: one table, named null. */
const groupsOf = (teams: Facts['teams']): BracketPlan['groups'] => {
  const named = teams.filter(({ group }) => group);
  const grouped = named.length > 0 ? named : teams;
  return [...Map.groupBy(grouped, ({ group }) => group || null)].map(([name, all]) => ({
    name,
    teamIds: all.map(({ id }) => id),
  }));
};

type Around = BracketPlan['games'][number];

/** Returns a game outside the bracket; one of its own category with the group whose table it counts for. */
const aroundOf = (game: Game, categoryId: number, teams: Facts['teams']): Around => {
  const { date, time, venue, city, isOver, homeTeamId, awayTeamId } = game;
  const groupName = game.group ?? teams.find(({ id }) => id === homeTeamId)?.group;
  const isInGroup = game.categoryId === categoryId && tableStages.includes(game.stage);
  return {
    key: keyOfGame(game),
    teamIds: [homeTeamId, awayTeamId],
    date,
    time,
    venue,
    city,
    isOver,
    ...(isInGroup && { group: groupName || null }),
  };
};

/**
 * Returns the bracket of a category, as recorded or as a form has it, with the games it is planned around. A game that
 * is in the schedule already has its day, hour and ice from there.
 */
export const bracketPlan = (
  tournament: Facts,
  categoryId: number,
  slots: readonly PlannedSlot[],
): BracketPlan => {
  const { games } = tournament;
  const teams = tournament.teams.filter((team) => team.categoryId === categoryId);
  const idOf = new Map(bracketOf(tournament, categoryId).map(({ slot, gameId }) => [slot, gameId]));
  const own = new Set(slots.flatMap(({ slot }) => idOf.get(slot) ?? []));
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return {
    slots: slots.map((slot) => {
      const game = byId.get(idOf.get(slot.slot) ?? 0);
      if (!game) return slot;
      const { date, time, venue, city, isOver } = game;
      return { ...slot, date, time, venue, city, isOver };
    }),
    groups: groupsOf(teams),
    games: [
      ...games.filter(({ gameId }) => !own.has(gameId)).map((game) => aroundOf(game, categoryId, teams)),
      ...waitingElsewhere(tournament, categoryId).map((slot) => ({ ...slot, teamIds: [] })),
    ],
  };
};
