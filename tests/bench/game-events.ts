import { randomUUID } from 'node:crypto';
import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { StreamAppend } from '@rondelle/contracts/ports/event-log.ts';

export type Place = Pick<Fixture, 'categoryId' | 'leagueId' | 'homeTeamId' | 'awayTeamId' | 'date'> & {
  readonly seasonId: number;
};

/** For measurements in which no view reads the game. */
export const anywhere: Place = {
  seasonId: 1,
  categoryId: 1,
  leagueId: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  date: '2024-11-02',
};

/** A game recorded together with its result, as a supervisor does on Sunday night. */
export const gameRecorded = (gameId: number, place: Place): StreamAppend => {
  const event = {
    type: 'GameRecorded',
    data: {
      gameId,
      key: null,
      ...place,
      tournamentId: null,
      stage: 'regular',
      group: null,
      time: '19:30',
      venue: null,
      city: null,
      homeGoals: gameId % 7,
      awayGoals: (gameId + 3) % 6,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    },
  } as const;
  const context = { actor: { id: 'bench', role: 'supervisor' }, source: 'web' } as const;
  return {
    stream: streamOf('game', gameId),
    events: newEvents([event], randomUUID(), context),
    expected: 'none',
  };
};
