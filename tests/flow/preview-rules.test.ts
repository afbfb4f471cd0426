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
}, 60_000);
afterAll(() => site.stop());

const league = { leagueId: 11, seasonId: 1 };
type Line = { readonly teamId: number; readonly rank: number; readonly totalPoints: number };
/** Team, rank and points, of the league's table as it is stored. */
const stored = async (): Promise<readonly string[]> => {
  const { rows } = await site.pool.query<Line>(
    'SELECT "teamId", rank, "totalPoints" FROM standings WHERE competition = \'league-11\'',
  );
  return rows.map(({ teamId, rank, totalPoints }) => `${teamId} ${rank} ${totalPoints}`);
};
/** Of a change of the league, which is sent after that. */
type Change = readonly [procedure: string, input: object];
const preview = async ([procedure, input]: Change): Promise<SeasonChanges['ranks']> => {
  const { status, data } = await supervisor.tell<PreviewOutput>('preview.changes', { procedure, input });
  expect(status).toBe(200);
  return data.seasons.flatMap(({ ranks }) => ranks);
};
/** That the table moves as it was said that it would, and not otherwise. */
const expectMoves = async (...change: Change): Promise<void> => {
  const [ranks, before] = [await preview(change), await stored()];
  await supervisor.tell(...change);
  const after = await stored();
  const said = (which: 'before' | 'after') =>
    ranks.map(({ team, [which]: place }) => `${team.id} ${place?.rank} ${place?.points}`);
  expect(ranks.length).toBeGreaterThan(0);
  expect(said('before').toSorted()).toEqual(before.filter((line) => !after.includes(line)).toSorted());
  expect(said('after').toSorted()).toEqual(after.filter((line) => !before.includes(line)).toSorted());
};

test('what is said that another ruleset and a draw would move is what they move', async () => {
  await supervisor.tell('game.record', anotherGame);
  const rules = { ...presets.threeTwoOne, tieBreakers: ['points', 'manualDraw'] };
  const { data } = await supervisor.tell('ruleset.define', { rules });
  const ruleset = { rulesetId: data['id'], rulesetVersion: 1 };
  await expectMoves('league.changeRuleset', { ...league, ...ruleset });
  const back = { ...aGame, homeTeamId: aGame.awayTeamId, awayTeamId: aGame.homeTeamId, date: '2021-11-27' };
  await supervisor.tell('game.record', back);
  const draw = [aGame.awayTeamId, aGame.homeTeamId];
  await expectMoves('league.recordDraw', { ...league, teamIds: draw });
  await expectMoves('league.withdrawDraw', league);
  const deducted = { teamId: aGame.homeTeamId, points: 1, reason: 'league-decision' };
  await expectMoves('league.deductPoints', { ...league, ...deducted });
});

test('a ruleset or a tournament that there is not is refused, and so is who is not logged in', async () => {
  const unknown = { ...league, rulesetId: 999, rulesetVersion: 1 };
  const asked = { procedure: 'league.changeRuleset', input: unknown };
  expect(await supervisor.tell('preview.changes', asked)).toMatchObject({ code: 'ruleset/unknown' });
  const nowhere = { tournamentId: 999, seasonId: 1, teamIds: [1, 2] };
  expect(
    await supervisor.tell('preview.changes', { procedure: 'tournament.recordDraw', input: nowhere }),
  ).toMatchObject({ code: 'tournament/unknown' });
  expect(await site.visitor.tell('preview.changes', asked)).toMatchObject({ status: 401 });
});
