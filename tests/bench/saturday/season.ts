import { addDays, saturdaysOf, slugOf, startYearOn } from '@rondelle/site/generate/calendar.ts';
import { type GeneratedDataset, generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Pool } from 'pg';
import { type SheetRow, sheetOf } from '../sheet.ts';

export const seed = 1;
/** Games of each of the two seasons; about 5,600 teams play them. */
export const gamesPerSeason = 120_000;

/** The last Saturday with games: nobody may keep the score of a game that is to come. */
export const saturdayOf = (today: string): string =>
  [startYearOn(today) - 1, startYearOn(today)].flatMap(saturdaysOf).findLast((day) => day <= today) ?? today;

export type Season = {
  readonly slug: string;
  readonly day: string;
  /** All games up to a week before, without those of the sheet. */
  readonly source: GeneratedDataset;
  readonly sheet: readonly SheetRow[];
};

/** Last season and the ongoing one; the first `rows` league games of the latter are in a spreadsheet instead. */
export const seasonOf = async (day: string, rows: number): Promise<Season> => {
  const whole = generateDataset({
    seasons: 2,
    games: gamesPerSeason,
    seed,
    now: `${addDays(day, -7)}T00:00`,
  });
  const slug = slugOf(startYearOn(day));
  const isInSheet = ({ season, league_key: league }: Record<'season' | 'league_key', string>) =>
    season === slug && league !== '';
  const played = function* () {
    let left = rows;
    for (const row of whole.games()) {
      if (left > 0 && isInSheet(row.values)) left -= 1;
      else yield row;
    }
  };
  const ofSeason = { ...whole, games: () => [...whole.games()].filter(({ values }) => isInSheet(values)) };
  return { slug, day, source: { ...whole, games: played }, sheet: await sheetOf(ofSeason, rows) };
};

/** Adds members who may keep scores, and returns a token of each. */
export const addScorekeepers = async (pool: Pool, count: number): Promise<string[]> => {
  const accounts = createDb<AccountTables>(pool);
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const added = await addMember(accounts, {
      username: `marqueur${n}`,
      email: `marqueur${n}@example.org`,
      passwordHash: '-',
      language: 'fr',
      role: 'supervisor',
      verified: true,
    });
    if ('taken' in added) throw new Error('the member is there already');
    tokens.push((await openSession(accounts, added.id, 'site', 'bench')).token);
  }
  return tokens;
};
