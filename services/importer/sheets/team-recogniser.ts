import { eachInTurns } from '@rondelle/infra/turns.ts';
import { createRecogniser, type Effort, type Recogniser } from './recognise.ts';
import type { SheetLeague, SheetTeam } from './sheet.ts';

/** Creates a recogniser for the names of a league's teams. */
export const teamRecogniser = async (
  { teams, words: around }: SheetLeague,
  effort: Effort,
  signal?: AbortSignal,
): Promise<Recogniser<SheetTeam>> => {
  const recogniser = createRecogniser<SheetTeam>(effort);
  const add = (team: SheetTeam): void =>
    recogniser.add({ thing: team, names: [team.name, ...(team.otherNames ?? [])], around });
  await eachInTurns(teams, add, signal);
  return recogniser;
};
