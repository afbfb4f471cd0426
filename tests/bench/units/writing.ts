import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client, type Pool } from 'pg';
import { clientOf } from '../../flow/client.ts';
import { firstToCome, scheduleGames } from '../games-to-come.ts';
import type { LargestLeague } from '../largest-league.ts';
import { addScorekeepers } from '../saturday/season.ts';
import { createMeter, type Spent } from './meter.ts';

/** The cost of a command with the batch that follows it. */
export type Writing = { readonly tap: Spent; readonly result: Spent };

const [games, tapsOfGame] = [30, 8];

/** Goals of games under way, one after the other, then results of other games, each in its league's table. */
export const measureWriting = async (
  databaseUrl: string,
  pool: Pool,
  { url, pid }: { readonly url: string; readonly pid: number },
  league: LargestLeague,
): Promise<Writing> => {
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  await scheduleGames(databaseUrl, league, client).finally(() => client.end());
  const tokens = await addScorekeepers(pool, games);
  const act = async (procedure: string, at: number, input: object): Promise<void> => {
    const game = { lang: 'fr', gameId: firstToCome + at, seasonId: league.seasonId };
    const { status, code } = await clientOf(url, tokens[at % games] ?? null).mutate(procedure, {
      ...game,
      ...input,
    });
    if (status !== 200) throw new Error(`${procedure} answers ${code ?? status}`);
  };
  for (let at = 0; at < games; at += 1) await act('game.start', at, {});
  const meter = await createMeter(pool, pid);
  const tap = await meter.each(games * tapsOfGame, async () => {
    for (let homeGoals = 1; homeGoals <= tapsOfGame; homeGoals += 1)
      for (let at = 0; at < games; at += 1)
        await act('game.changeLiveScore', at, { homeGoals, awayGoals: 0, period: 1 });
  });
  const score = { homeGoals: 3, awayGoals: 1, decidedIn: 'regulation', forfeitedBy: null };
  const result = await meter.each(games, async () => {
    for (let at = games; at < 2 * games; at += 1)
      await act('game.recordResult', at, { ...score, homeFairPlay: null, awayFairPlay: null });
  });
  return { tap, result };
};
