import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { PreviewOutput } from '@rondelle/contracts/competition/preview.inputs.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let supervisor: Client;
beforeAll(async () => {
  site = await startWritingSite();
  supervisor = await site.member('Arbitrale', 'specialSupervisor');
});
afterAll(() => site?.stop());

const league = { leagueId: 11, seasonId: 1 };
type Line = { readonly teamId: number; readonly rank: number; readonly totalPoints: number };
/** Team, rank and points of the league's stored table. */
const stored = async (): Promise<readonly string[]> => {
  const { rows } = await site.pool.query<Line>(
    'SELECT "teamId", rank, "totalPoints" FROM standings WHERE competition = \'league-11\'',
  );
  return rows.map(({ teamId, rank, totalPoints }) => `${teamId} ${rank} ${totalPoints}`);
};
/** A change of the league that is previewed first and then sent. */
type Change = readonly [procedure: string, input: object];
const preview = async ([procedure, input]: Change): Promise<SeasonChanges['ranks']> => {
  const { status, data } = await supervisor.mutate<PreviewOutput>('preview.changes', { procedure, input });
  expect(status).toBe(200);
  return data.seasons.flatMap(({ ranks }) => ranks);
};
/** Expects that the table changes exactly as in the preview. */
const expectMoves = async (...change: Change): Promise<void> => {
  const [ranks, before] = [await preview(change), await stored()];
  await supervisor.mutate(...change);
  const after = await stored();
  const output = (which: 'before' | 'after') =>
    ranks.map(({ team, [which]: place }) => `${team.id} ${place?.rank} ${place?.points}`);
  expect(ranks.length).toBeGreaterThan(0);
  expect(output('before').toSorted()).toEqual(before.filter((line) => !after.includes(line)).toSorted());
  expect(output('after').toSorted()).toEqual(after.filter((line) => !before.includes(line)).toSorted());
};

test('previews of another ruleset and of a tie-break draw equal their effect', async () => {
  await supervisor.mutate('game.record', anotherGame);
  const rules = { ...presets.threeTwoOne, tieBreakers: ['points', 'manualDraw'] };
  const { data } = await supervisor.mutate('ruleset.define', { rules });
  const ruleset = { rulesetId: data['id'], rulesetVersion: 1 };
  await expectMoves('league.changeRuleset', { ...league, ...ruleset });
  const back = { ...aGame, homeTeamId: aGame.awayTeamId, awayTeamId: aGame.homeTeamId, date: '2021-11-27' };
  await supervisor.mutate('game.record', back);
  const draw = [aGame.awayTeamId, aGame.homeTeamId];
  await expectMoves('league.recordDraw', { ...league, teamIds: draw });
  await expectMoves('league.withdrawDraw', league);
  const deducted = { teamId: aGame.homeTeamId, points: 1, reason: 'league-decision' };
  await expectMoves('league.deductPoints', { ...league, ...deducted });
});

test('an unknown ruleset or tournament and a visitor are refused', async () => {
  const unknown = { ...league, rulesetId: 999, rulesetVersion: 1 };
  const request = { procedure: 'league.changeRuleset', input: unknown };
  expect(await supervisor.mutate('preview.changes', request)).toMatchObject({ code: 'ruleset/unknown' });
  const nowhere = { tournamentId: 999, seasonId: 1, teamIds: [1, 2] };
  expect(
    await supervisor.mutate('preview.changes', { procedure: 'tournament.recordDraw', input: nowhere }),
  ).toMatchObject({ code: 'tournament/unknown' });
  expect(await site.visitor.mutate('preview.changes', request)).toMatchObject({ status: 401 });
});
