import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUtf8 } from 'node:buffer';
import { checkInfo } from './check-info.ts';
import {
  type DatasetSource,
  furtherGameColumns,
  furtherTeamColumns,
  type GameColumn,
  gameColumns,
  type TeamColumn,
  teamColumns,
} from './dataset-format.ts';
import { DatasetError } from './errors.ts';
import { checkFile, readCsv } from './read-csv.ts';
import { looksLikeUtf16 } from './utf8-guard.ts';

const infoFile = 'dataset.json';

const firstBadLine = (bytes: Buffer): number =>
  new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length ?? 1;

const readInfo = async (path: string): Promise<unknown> => {
  const bytes = await readFile(path);
  if (looksLikeUtf16(bytes)) throw new DatasetError({ code: 'utf-16', file: infoFile });
  if (!isUtf8(bytes))
    throw new DatasetError({ code: 'not-utf-8', file: infoFile, line: firstBadLine(bytes) });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    throw new DatasetError({ code: 'invalid-json', file: infoFile, detail });
  }
};

/**
 * Opens a dataset folder. The CSV files are streamed when `teams` and `games` are iterated. Throws `DatasetError` when
 * the folder, a file or dataset.json cannot be used.
 */
export const openDatasetFolder = async (folder: string, maxMegabytes: number): Promise<DatasetSource> => {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new DatasetError({ code: 'not-a-folder', path: folder });
  const file = (name: string): string => join(folder, name);
  await checkFile(file(infoFile), Math.min(maxMegabytes, 20));
  const info = checkInfo(await readInfo(file(infoFile)));
  await checkFile(file('teams.csv'), maxMegabytes);
  await checkFile(file('games.csv'), maxMegabytes);
  return {
    info,
    teams: () => readCsv<TeamColumn>(file('teams.csv'), teamColumns, furtherTeamColumns),
    games: () => readCsv<GameColumn>(file('games.csv'), gameColumns, furtherGameColumns),
  };
};
