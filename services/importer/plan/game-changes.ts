import { isDeepStrictEqual } from 'node:util';
import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import type { GameRow } from '../check-game.ts';
import type { Rejection } from '../faults.ts';
import type { RecordedGame } from '../recorded.ts';
import { importCommandId } from './command-id.ts';
import { columnOf, type GamePart, type GameParts, partsOfRow, partText } from './game-parts.ts';
import { recordedParts } from './recorded-parts.ts';
import type { PlanContext } from './plan-context.ts';
import { teamsFault } from './kept-out.ts';
import { settlingOf } from './settle.ts';

const reason = 'source-updated';

type Base = { readonly commandId: string; readonly gameId: number; readonly seasonId: number };
export type GameChanges = {
  readonly commands: readonly GameCommand[];
  readonly contradictions: readonly Rejection[];
};

/** Teams as they are after all mergers. */
const withMergers = (
  { homeTeamId, awayTeamId }: GameParts['teams'],
  mergers: PlanContext['mergers'],
): GameParts['teams'] => ({
  homeTeamId: mergers.get(homeTeamId) ?? homeTeamId,
  awayTeamId: mergers.get(awayTeamId) ?? awayTeamId,
});

const resultCommand = (said: GameParts, current: GameParts): ((base: Base) => GameCommand) => {
  if (!said.score || !said.fairPlay) return (base) => ({ type: 'WithdrawResult', ...base, reason });
  const result = { ...said.score, ...said.fairPlay, ...said.penalties };
  if (!current.score) return (base) => ({ type: 'RecordResult', ...base, ...result });
  return (base) => ({ type: 'CorrectResult', ...base, ...result, reason });
};

/** What stands once the file's news are brought in, part by part. */
const settledParts = (row: GameRow, said: GameParts, recorded: RecordedGame, context: PlanContext) => {
  const current = recordedParts(recorded);
  const imported = recorded.imported ?? current;
  const { isNews, contradictions } = settlingOf({ file: 'games.csv', line: row.line });
  const isPartNews = (part: GamePart): boolean => {
    // Nearly all of them: most files repeat what they have said.
    if (isDeepStrictEqual(said[part], current[part])) return false;
    const compared = { said: said[part], current: current[part], imported: imported[part] };
    const column = columnOf(said[part], current[part]);
    return isNews({ column, value: partText(part, row), ...compared });
  };
  const areTeamsNews = isNews({
    column: columnOf(said.teams, current.teams),
    value: partText('teams', row),
    said: said.teams,
    current: current.teams,
    imported: imported.teams && withMergers(imported.teams, context.mergers),
  });
  if (areTeamsNews) {
    const fault = teamsFault(row, context);
    if (fault) throw fault;
  }
  const of = <Part extends GamePart>(part: Part): GameParts[Part] =>
    isPartNews(part) ? said[part] : current[part];
  const score = of('score');
  // These go with the result as it is brought in or taken away; beside a result they are parts of their own.
  const beside = <Part extends 'fairPlay' | 'penalties'>(part: Part) =>
    said.score && current.score ? of(part) : score ? (said.score ? said : current)[part] : null;
  const after: GameParts = {
    teams: areTeamsNews ? said.teams : current.teams,
    when: of('when'),
    where: of('where'),
    placement: of('placement'),
    score,
    fairPlay: beside('fairPlay'),
    penalties: beside('penalties'),
  };
  return { current, after, contradictions };
};

/** What the file says anew of a game, except what people have said otherwise since the last import. */
export const gameChanges = (
  row: GameRow,
  fixture: Fixture,
  recorded: RecordedGame,
  context: PlanContext,
): GameChanges => {
  const { current, after, contradictions } = settledParts(row, partsOfRow(row, fixture), recorded, context);
  const differs = (...parts: readonly GamePart[]): boolean =>
    parts.some((part) => after[part] !== current[part]);
  const base = (what: string, said: unknown): Base => ({
    commandId: importCommandId('game', row.key, what, said, recorded.revision),
    gameId: recorded.id,
    seasonId: recorded.seasonId,
  });
  const { teams, placement } = after;
  const occasion = { ...after.when, ...after.where };
  const correctTeams = () =>
    ({ type: 'CorrectGameTeams', ...base('teams', teams), ...teams, reason }) as const;
  const reschedule = () => ({ type: 'RescheduleGame', ...base('occasion', occasion), ...occasion }) as const;
  const place = () =>
    ({ type: 'CorrectGamePlacement', ...base('placement', placement), ...placement, reason }) as const;
  const result = () =>
    resultCommand(
      after,
      current,
    )(base('result', after.score && { ...after.score, ...after.fairPlay, ...after.penalties }));
  return {
    contradictions,
    commands: [
      ...(differs('teams') ? [correctTeams()] : []),
      ...(differs('when', 'where') ? [reschedule()] : []),
      ...(differs('placement') ? [place()] : []),
      ...(differs('score', 'fairPlay', 'penalties') ? [result()] : []),
    ],
  };
};

/** A deleted game stays so; what the file says anew of it is told. */
export const deletedGameNews = (
  row: GameRow,
  fixture: Fixture,
  imported: Partial<GameParts>,
  { mergers }: PlanContext,
): Rejection[] => {
  const said = partsOfRow(row, fixture);
  const recorded = {
    ...imported,
    ...(imported.teams ? { teams: withMergers(imported.teams, mergers) } : {}),
  };
  const parts: readonly GamePart[] = ['teams', 'when', 'where', 'placement', 'score'];
  const differs = (part: GamePart): boolean => !isDeepStrictEqual(said[part], recorded[part]);
  const changed = parts.filter(differs);
  const others = (['fairPlay', 'penalties'] as const).filter(differs);
  if (changed.length === 0 && said.score) changed.push(...others);
  return changed.map((part) => ({
    file: 'games.csv',
    line: row.line,
    column: columnOf(said[part], recorded[part]),
    value: partText(part, row),
    reason: 'deleted-on-site',
  }));
};
