import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { textKey } from './count-names.ts';
import type { SheetTeams } from './sheet-teams.ts';

const placeOf = (leagueId: number, text: string): string => `${leagueId} ${textKey(text)}`;

/** Replaces `new` by the id of the registered team, so that the answers can be used again. */
export const withIds = (answers: SheetAnswers, { newTeams }: SheetTeams): SheetAnswers => {
  const made = new Map(newTeams.map(({ league, name, id }) => [placeOf(league.id, name), id]));
  return {
    ...answers,
    teams: answers.teams.map((one) => {
      const id = one.team === 'new' ? made.get(placeOf(one.leagueId, one.text)) : undefined;
      return id === undefined ? one : { ...one, team: id };
    }),
  };
};
