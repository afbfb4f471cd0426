import { yieldToOthers } from '@rondelle/infra/turns.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { GameRow } from '../check-game.ts';
import type { ImportRun } from '../import-run.ts';
import { readListings } from './read-listings.ts';
import type { Sheet } from './sheet.ts';
import { keyOf } from './sheet-info.ts';
import { type Entering, planSheetTeams, type SheetTeams } from './sheet-teams.ts';

/** Registers the teams that are new, and enters teams into their leagues. */
export const writeTeams = async (run: ImportRun, sheet: Sheet, teams: SheetTeams, db: Db): Promise<void> => {
  const ids = teams.entering.map(({ id }) => id);
  const plans = planSheetTeams(teams, sheet.season.id, await readListings(db, ids, sheet.season.id));
  for (const plan of plans) {
    await yieldToOthers();
    const outcome = await run.writer.write(plan);
    if (outcome === 'written') run.counts[plan.kind][plan.isNew ? 'added' : 'corrected'] += 1;
    else if (outcome === 'conflict')
      run.rejections.push({ ...plan.origin, column: '', value: 'stream/conflict', reason: 'refused' });
    else run.rejections.push(outcome);
  }
  await run.writer.flush();
};

/**
 * Returns only the teams that play in an accepted row. An answer alone, or a row of a deleted game, registers no team.
 */
export const teamsPlaying = (
  teams: SheetTeams,
  games: readonly GameRow[],
  deleted: ReadonlyMap<string, number>,
): SheetTeams => {
  const imported = games.filter(({ key }) => !deleted.has(key));
  const playing = new Set(
    imported.flatMap(({ league, home, away }) => [`${league} ${home}`, `${league} ${away}`]),
  );
  const plays = ({ league, id }: Entering): boolean => playing.has(`${keyOf(league.id)} ${keyOf(id)}`);
  return { ...teams, newTeams: teams.newTeams.filter(plays), entering: teams.entering.filter(plays) };
};
