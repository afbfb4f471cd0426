import {
  gameCommands,
  leagueCommands,
  teamCommands,
  tournamentCommands,
} from '@rondelle/contracts/competition/commands.ts';
import { editLeague, editTournament } from '@rondelle/contracts/competition/structure.inputs.ts';
import { savedGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import type { z } from 'zod';

const carried = { commandId: true } as const;

/** A REST call that changes something: which procedure of the router does it, and what it is told. */
export type RestWrite = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly procedure: string;
  /** What the procedure is told besides what stands in the path and in `Idempotency-Key`; a deletion's in the query. */
  readonly body: z.ZodObject;
  readonly status: 200 | 201;
  readonly summary: string;
};

const ofGame = { ...carried, gameId: true } as const;
const ofLeague = { ...carried, leagueId: true } as const;
const ofTournament = { ...carried, tournamentId: true } as const;
const ofTeam = { ...carried, teamId: true } as const;

export const restWrites: readonly RestWrite[] = [
  {
    method: 'POST',
    path: '/games',
    procedure: 'game.record',
    body: savedGame.omit({ ...carried, ifRevision: true }),
    status: 201,
    summary:
      'Enters a game that has been played, with its result. Refuses with `game/already-there` one whose teams have a game on that day, within an hour where both have a time; with `again` it is entered beside it.',
  },
  {
    method: 'PUT',
    path: '/games/{gid}/result',
    procedure: 'game.recordResult',
    body: gameCommands.RecordResult.omit(ofGame),
    status: 200,
    summary: 'Records the result of a scheduled game.',
  },
  {
    method: 'PATCH',
    path: '/games/{gid}/result',
    procedure: 'game.correctResult',
    body: gameCommands.CorrectResult.omit(ofGame),
    status: 200,
    summary: 'Corrects a recorded result. With `ifRevision` it refuses to overwrite what was not seen.',
  },
  {
    method: 'DELETE',
    path: '/games/{gid}',
    procedure: 'game.delete',
    body: gameCommands.DeleteGame.omit(ofGame),
    status: 200,
    summary: 'Deletes a game; it can be brought back.',
  },
  {
    method: 'PUT',
    path: '/leagues/{lid}',
    procedure: 'league.edit',
    body: editLeague.omit(ofLeague),
    status: 200,
    summary: 'Gives a league its name, category and region: all of it or nothing.',
  },
  {
    method: 'PUT',
    path: '/leagues/{lid}/ruleset',
    procedure: 'league.changeRuleset',
    body: leagueCommands.ChangeLeagueRuleset.omit(ofLeague),
    status: 200,
    summary: 'Says which ruleset a league plays by.',
  },
  {
    method: 'PUT',
    path: '/tournaments/{tid}',
    procedure: 'tournament.edit',
    body: editTournament.omit(ofTournament),
    status: 200,
    summary:
      'Gives a tournament its name, days, categories and city: all of it or nothing. A city that is not said stays.',
  },
  {
    method: 'PUT',
    path: '/tournaments/{tid}/ruleset',
    procedure: 'tournament.changeRuleset',
    body: tournamentCommands.ChangeTournamentRuleset.omit(ofTournament),
    status: 200,
    summary: 'Says which ruleset a tournament plays by.',
  },
  {
    method: 'PUT',
    path: '/teams/{eid}',
    procedure: 'team.change',
    body: teamCommands.ListTeamForSeason.omit(ofTeam),
    status: 200,
    summary: 'Gives a team its name, category, region and city in a season.',
  },
];

/** What paths call the things that the procedures are told. */
const namesInPaths = { gid: 'gameId', lid: 'leagueId', tid: 'tournamentId', eid: 'teamId' } as const;

/** The parameters of a call's path, each with what the procedure calls it. */
export const pathParameters = ({ path }: RestWrite): readonly (readonly [string, string])[] =>
  Object.entries(namesInPaths).filter(([name]) => path.includes(`{${name}}`));

/** What a call names a parameter of its procedure. */
export const nameIn =
  (call: RestWrite) =>
  (field: string): string => {
    if (field === 'commandId') return 'Idempotency-Key';
    return pathParameters(call).find(([, own]) => own === field)?.[0] ?? field;
  };
