import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type FileFormat, type FileName, sheetFormats } from '@rondelle/contracts/site/files.ts';
import type { Addresses } from './addresses.ts';
import { calendarOf } from './calendar.ts';
import { feedOf } from './feed.ts';
import type { OutputOfFile } from './files.ts';
import { forumFeedOf } from './forum-feed.ts';
import { gameImage, tableImage, teamImage } from './images/images.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { renderSVG } from 'uqr';
import { gamesSheet } from './sheets/games-sheet.ts';
import { leadersSheet } from './sheets/leaders-sheet.ts';
import type { Sheet } from './sheets/sheet.ts';
import { groupsSheet, tableSheet } from './sheets/standings-sheet.ts';
import { statsSheet } from './sheets/stats-sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** QR code of the URL that opens the game's scorekeeping page on a phone. */
const scorekeeperCode = ({ id, path }: Pick<GameOutput['game'], 'id' | 'path'>, origin: string): string =>
  renderSVG(`${origin}${path}?do=keep-score&id=${id}`, { ecc: 'M', border: 2, pixelSize: 8 });

export type FileRequest<N extends FileName = FileName> = {
  readonly name: N;
  /** The output of the kind's procedure. */
  readonly output: OutputOfFile<N>;
  readonly lang: Language;
  readonly format: FileFormat;
  readonly addresses: Addresses;
  /** Path and query of the file. */
  readonly address: string;
};
export type MadeFile = { readonly type: string; readonly body: string | Uint8Array; readonly title: string };

type Make<N extends FileName> = (request: FileRequest<N>) => MadeFile | Promise<MadeFile>;

const sheetFile =
  <N extends FileName>(sheetFrom: (lang: Language, output: OutputOfFile<N>) => Sheet): Make<N> =>
  ({ lang, format, output }) => {
    const sheet = sheetFrom(lang, output);
    const written = writeSheet(sheet, sheetFormats.find((one) => one === format) ?? 'csv');
    return { ...written, title: sheet.title };
  };

/** An image for link previews. */
const imageFile =
  <N extends FileName>(
    title: string,
    draw: (output: OutputOfFile<N>, lang: Language) => Promise<Buffer>,
  ): Make<N> =>
  async ({ lang, output }) => ({ type: 'image/png', body: await draw(output, lang), title });

const rss = 'application/rss+xml; charset=utf-8';

const makers: { readonly [N in FileName]: Make<N> } = {
  table: sheetFile(tableSheet),
  groups: sheetFile(groupsSheet),
  leaders: sheetFile(leadersSheet),
  games: sheetFile(gamesSheet),
  stats: sheetFile(statsSheet),
  tableimage: imageFile('league.table', tableImage),
  teamimage: imageFile('team.get', teamImage),
  gameimage: imageFile('game.get', gameImage),
  keepcode: ({ output: { game }, addresses: { origin } }) => ({
    type: 'image/svg+xml',
    body: scorekeeperCode(game, origin),
    title: 'game.get',
  }),
  calendar: ({ output, lang, addresses }) => ({
    type: 'text/calendar; charset=utf-8',
    body: calendarOf(output, lang, addresses),
    title: output.of?.name ?? output.season.slug,
  }),
  forum: ({ output: { posts }, lang, addresses, address }) => ({
    type: rss,
    body: forumFeedOf(posts, lang, addresses, `${addresses.origin}${address}`),
    title: 'forum',
  }),
  results: ({ output, lang, addresses, address }) => ({
    type: rss,
    body: feedOf(output, lang, addresses, `${addresses.origin}${address}`),
    title: output.season.slug,
  }),
};

/** Makes a file from the output of its kind's procedure. */
export const makeFile = async <N extends FileName>(request: FileRequest<N>): Promise<MadeFile> =>
  makers[request.name](request);
