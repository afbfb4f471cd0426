import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { Fixture, GameEvent, Opponents } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type Recorded, type Revision, systemActor } from '@rondelle/contracts/log/event.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { bracketsOf } from '@rondelle/projections/queries/bracket/bracket.queries.ts';
import { pairingOf } from '@rondelle/projections/computing/bracket/resolve-bracket.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

const bySite = { actor: systemActor, source: 'system' } as const;

/** Folds a game's stream; `isPeoplesChoice` when a person last set its teams. */
const gameNow = async (log: EventLog, gameId: number) => {
  let [state, revision, isPeoplesChoice] = [game.initial, 'none' as Revision | 'none', false];
  for await (const event of log.readStream(`game-${gameId}`)) {
    state = game.evolve(state, event as Recorded<GameEvent>);
    revision = event.revision;
    if (event.type === 'GameScheduled' || event.type === 'GameTeamsCorrected')
      isPeoplesChoice = event.metadata.actor.id !== systemActor.id;
  }
  return { state, revision, isPeoplesChoice };
};

type Of = Pick<Fixture, 'categoryId'> & { readonly tournamentId: number; readonly seasonId: number };

const scheduled = (
  { slot: _slot, home: _home, away: _away, gameId, key, ...planned }: BracketSlot,
  of: Of,
) => ({
  ...planned,
  ...of,
  gameId,
  key: key ?? null,
  leagueId: null,
  group: null,
});

/**
 * Schedules a game once both teams are known, and corrects its teams when results change. Preserves the decisions of
 * people: other teams, or a game that is live, final, cancelled or deleted.
 */
const fillSlot = async (log: EventLog, slot: BracketSlot, of: Of, pairing: Opponents): Promise<void> => {
  const { gameId } = slot;
  const { state, revision, isPeoplesChoice } = await gameNow(log, gameId);
  const { homeTeamId, awayTeamId } = pairing;
  // The id depends on the decision and the revision, so that a retry repeats the same command.
  const commandId = nameBasedId(`bracket/${gameId}/${revision}/${homeTeamId}/${awayTeamId}`);
  const sent = { commandId, ifRevision: revision };
  const send = (command: Parameters<typeof game.decide>[0]) =>
    execute(log, `game-${gameId}`, game, command, bySite);
  if (state === null) {
    await send({ type: 'ScheduleGame', ...sent, ...scheduled(slot, of), ...pairing });
    return;
  }
  const { fixture, status, deleted } = state;
  const isWaiting = status === 'scheduled' || status === 'postponed';
  if (deleted || !isWaiting || isPeoplesChoice) return;
  if (fixture.homeTeamId === homeTeamId && fixture.awayTeamId === awayTeamId) return;
  const { seasonId } = of;
  await send({ type: 'CorrectGameTeams', ...sent, gameId, seasonId, ...pairing, reason: 'bracket' });
};

/** Ignores `stream/conflict`: the concurrent change triggers another look at the bracket. */
const unlessChanged = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'stream/conflict')) throw error;
  }
};

/**
 * Schedules and corrects a tournament's knock-out games, as far as groups and earlier games decide them. The subject is
 * the tournament's id.
 */
export const fillBrackets =
  (db: Db, log: EventLog): Job =>
  async (subject) => {
    const tournamentId = Number(subject);
    const tournament = await bracketsOf(db, tournamentId);
    if (!tournament) return;
    const { seasonId, brackets } = tournament;
    for (const { categoryId, resolved } of brackets)
      for (const one of resolved) {
        const pairing = pairingOf(one);
        if (pairing)
          await unlessChanged(fillSlot(log, one.slot, { tournamentId, seasonId, categoryId }, pairing));
      }
  };
