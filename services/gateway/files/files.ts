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
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type FileFormat, type FileName, sheetFormats } from '@rondelle/contracts/site/files.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { z } from 'zod';
import { outputOf, type OutputAt, type ProcedurePath } from '../output-of.ts';
import { calendarOf } from './calendar.ts';
import { feedOf } from './feed.ts';
import { forumFeedOf } from './forum-feed.ts';
import { gameImage, tableImage, teamImage } from './images/images.ts';
import { keepCode } from './keep-code.ts';
import { gamesSheet } from './sheets/games-sheet.ts';
import { leadersSheet } from './sheets/leaders-sheet.ts';
import type { Sheet } from './sheets/sheet.ts';
import { groupsSheet, tableSheet } from './sheets/standings-sheet.ts';
import { statsSheet } from './sheets/stats-sheet.ts';
import { writeSheet } from './write-sheet.ts';

export type FileRequest = {
  readonly call: Call;
  readonly lang: Language;
  readonly format: FileFormat;
  /** Parsed by the schema of the file kind. */
  readonly input: unknown;
  /** `https://host`, without a trailing slash. */
  readonly origin: string;
  /** Path and query of the file. */
  readonly address: string;
};
export type MadeFile = { readonly type: string; readonly body: string | Buffer; readonly title: string };

type FileKind = {
  /** The parameters in its address, besides the language. */
  readonly input: z.ZodObject;
  readonly make: (request: FileRequest) => Promise<MadeFile>;
};

/** A table made from the output of a procedure. */
const sheetFile = <P extends ProcedurePath>(
  input: z.ZodObject,
  procedure: P,
  sheetFrom: (lang: Language, output: OutputAt<P>) => Sheet,
): FileKind => ({
  input,
  make: async ({ call, lang, format, input: asked }) => {
    const sheet = sheetFrom(lang, await outputOf(call, procedure, asked));
    const written = writeSheet(sheet, sheetFormats.find((one) => one === format) ?? 'csv');
    return { ...written, title: sheet.title };
  },
});

const mostResults = 50;
/** Filters of a list of games; `latest` is optional here. */
const gamesInput = gameListInput.safeExtend({ latest: gameListInput.shape.latest.optional() });

/** An image made from the output of a procedure, for link previews. */
const imageFile = <P extends ProcedurePath>(
  input: z.ZodObject,
  procedure: P,
  draw: (output: OutputAt<P>, lang: Language) => Promise<Buffer>,
): FileKind => ({
  input,
  make: async ({ call, lang, input: asked }) => {
    const body = await draw(await outputOf(call, procedure, asked), lang);
    return { type: 'image/png', body, title: procedure };
  },
});

/** All kinds of files that the site serves. */
export const fileKinds: Readonly<Record<FileName, FileKind>> = {
  table: sheetFile(leagueInput, 'league.table', tableSheet),
  groups: sheetFile(tournamentInput, 'tournament.get', groupsSheet),
  leaders: sheetFile(leaderboardInput, 'season.leaderboard', leadersSheet),
  games: sheetFile(gamesInput, 'game.list', gamesSheet),
  stats: sheetFile(teamStatsInput, 'team.stats', statsSheet),
  tableimage: imageFile(leagueInput, 'league.table', tableImage),
  teamimage: imageFile(teamInput, 'team.get', teamImage),
  gameimage: imageFile(gameInput, 'game.get', gameImage),
  keepcode: {
    input: gameInput,
    make: async ({ call, input, origin }) => {
      const { game } = await outputOf(call, 'game.get', input);
      return { type: 'image/svg+xml', body: keepCode(game, origin), title: 'game.get' };
    },
  },
  calendar: {
    input: gamesInput,
    make: async ({ call, lang, input, origin }) => {
      const list = await outputOf(call, 'game.list', input);
      const type = 'text/calendar; charset=utf-8';
      return { type, body: calendarOf(list, lang, origin), title: list.of?.name ?? list.season.slug };
    },
  },
  forum: {
    input: ofLatestPosts,
    make: async ({ call, lang, input, origin, address }) => {
      const { posts } = await outputOf(call, 'forum.posts', input);
      const type = 'application/rss+xml; charset=utf-8';
      return { type, body: forumFeedOf(posts, lang, origin, `${origin}${address}`), title: 'forum' };
    },
  },
  results: {
    input: gamesInput.safeExtend({ latest: gamesInput.shape.latest.default(mostResults) }),
    make: async ({ call, lang, input, origin, address }) => {
      const list = await outputOf(call, 'game.list', input);
      const type = 'application/rss+xml; charset=utf-8';
      return { type, body: feedOf(list, lang, origin, `${origin}${address}`), title: list.season.slug };
    },
  },
};
