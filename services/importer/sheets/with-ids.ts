import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { textKey } from './names-in.ts';
import type { SheetTeams } from './sheet-teams.ts';

/** Teams that were registered are answered by their ids from then on. */
export const withIds = (answers: SheetAnswers, { newTeams }: SheetTeams): SheetAnswers => ({
  ...answers,
  teams: answers.teams.map((one) => {
    const made = newTeams.find(
      ({ league, name }) => league.id === one.leagueId && textKey(name) === textKey(one.text),
    );
    return one.team === 'new' && made ? { ...one, team: made.id } : one;
  }),
});
