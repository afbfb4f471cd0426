import {
  gameInput,
  gameListInput,
  leaderboardInput,
  leagueInput,
  teamInput,
  teamStatsInput,
  tournamentInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { ofLatestPosts } from '@rondelle/contracts/community/forum.inputs.ts';
import type { FileName } from '@rondelle/contracts/site/files.ts';
import type { z } from 'zod';
import type { OutputAt, ProcedurePath } from '../calls/output-of.ts';

type FileKind = {
  /** The parameters in the file's address, besides the language. */
  readonly input: z.ZodObject;
  /** The procedure whose output the file contains. */
  readonly procedure: ProcedurePath;
};

const mostResults = 50;
/** Filters of a list of games; `latest` is optional here. */
const gamesInput = gameListInput.safeExtend({ latest: gameListInput.shape.latest.optional() });

/** All kinds of files that the site serves. */
export const fileKinds = {
  table: { input: leagueInput, procedure: 'league.table' },
  groups: { input: tournamentInput, procedure: 'tournament.get' },
  leaders: { input: leaderboardInput, procedure: 'season.leaderboard' },
  games: { input: gamesInput, procedure: 'game.list' },
  stats: { input: teamStatsInput, procedure: 'team.stats' },
  tableimage: { input: leagueInput, procedure: 'league.table' },
  teamimage: { input: teamInput, procedure: 'team.get' },
  gameimage: { input: gameInput, procedure: 'game.get' },
  keepcode: { input: gameInput, procedure: 'game.get' },
  calendar: { input: gamesInput, procedure: 'game.calendar' },
  forum: { input: ofLatestPosts, procedure: 'forum.posts' },
  results: {
    input: gamesInput.safeExtend({ latest: gamesInput.shape.latest.default(mostResults) }),
    procedure: 'game.list',
  },
} as const satisfies Readonly<Record<FileName, FileKind>>;

/** The output that a kind of file is made from. */
export type OutputOfFile<N extends FileName> = OutputAt<(typeof fileKinds)[N]['procedure']>;
