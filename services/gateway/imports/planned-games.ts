import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { type Fixture, type Result, result } from '@rondelle/contracts/competition/game.events.ts';
import { type OffStatus, offStatuses, resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { PlanWriter } from '@rondelle/importer/apply/writer.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { mostListed } from './importing.ts';

/** A game as it stands at some point of an import. */
export type PlannedExistingGame = Omit<Fixture, 'categoryId' | 'tournamentId'> & {
  readonly seasonId: number;
  readonly result: Result | null;
  readonly off: OffStatus | null;
};
export type Noted = {
  readonly added: { readonly line: number; readonly game: PlannedExistingGame }[];
  readonly corrected: {
    readonly line: number;
    readonly gameId: number;
    readonly commands: readonly GameCommand[];
  }[];
};

export const noPlannedGames = (): Noted => ({ added: [], corrected: [] });

type Part = ImportPlan['corrected'][number]['parts'][number];
const partOf: ReadonlyMap<string, Part> = new Map(
  Object.entries<Part>({
    RescheduleGame: 'when',
    CorrectGameTeams: 'teams',
    CorrectGamePlacement: 'stage',
    CancelGame: 'cancellation',
    PostponeGame: 'cancellation',
    ReinstateGame: 'cancellation',
  }),
);

/** The parts of a game that commands change. */
export const partsChanged = (commands: readonly GameCommand[]): Part[] => [
  ...new Set(commands.map(({ type }) => partOf.get(type) ?? 'result')),
];

type Entry = Extract<GameCommand, { type: 'ScheduleGame' | 'RecordGame' }>;
const isEntry = (command: GameCommand): command is Entry =>
  command.type === 'ScheduleGame' || command.type === 'RecordGame';

const standingOf = (entry: Entry): PlannedExistingGame => {
  const { seasonId, leagueId, stage, group, homeTeamId, awayTeamId, date, time, venue, city } = entry;
  const fixture = { seasonId, leagueId, stage, group, homeTeamId, awayTeamId, date, time, venue, city };
  return { ...fixture, result: entry.type === 'RecordGame' ? result.strip().parse(entry) : null, off: null };
};

const changedBy = (game: PlannedExistingGame, command: GameCommand): PlannedExistingGame => {
  switch (command.type) {
    case 'RescheduleGame': {
      const { date, time, venue, city } = command;
      return { ...game, date, time, venue, city };
    }
    case 'CorrectGameTeams':
      return { ...game, homeTeamId: command.homeTeamId, awayTeamId: command.awayTeamId };
    case 'CorrectGamePlacement':
      return { ...game, stage: command.stage, group: command.group };
    case 'RecordResult':
    case 'CorrectResult':
      return { ...game, result: result.strip().parse(command) };
    case 'WithdrawResult':
      return { ...game, result: null };
    case 'CancelGame':
      return { ...game, off: 'cancelled' };
    case 'PostponeGame':
      return { ...game, off: 'postponed' };
    case 'ReinstateGame':
      return { ...game, off: null };
    default:
      return game;
  }
};

/** A game after the commands of an import. */
export const afterCommands = (
  game: PlannedExistingGame,
  commands: readonly GameCommand[],
): PlannedExistingGame => commands.reduce(changedBy, game);

/** A recorded game as an import compares it. */
export const plannedExistingGame = (row: GameRow): PlannedExistingGame => {
  const { seasonId, leagueId, stage, groupName, homeTeamId, awayTeamId, date, time, venue, city } = row;
  return {
    seasonId,
    leagueId,
    stage,
    group: groupName,
    homeTeamId,
    awayTeamId,
    date,
    time,
    venue,
    city,
    result: resultStatuses.includes(row.status) ? result.strip().parse(row) : null,
    off: offStatuses.find((status) => status === row.status) ?? null,
  };
};

/** Wraps a writer so that it lists the first new games and the first corrected ones. */
export const noting = (writer: PlanWriter, { added, corrected }: Noted): PlanWriter => ({
  ...writer,
  write: async (plan) => {
    const outcome = await writer.write(plan);
    if (plan.kind !== 'game' || outcome !== 'written' || plan.commands.length === 0) return outcome;
    const { line } = plan.origin;
    const entry = plan.commands.find(isEntry);
    if (entry && added.length < mostListed)
      added.push({ line, game: afterCommands(standingOf(entry), plan.commands) });
    if (!entry && corrected.length < mostListed)
      corrected.push({ line, gameId: plan.id, commands: plan.commands });
    return outcome;
  },
});
