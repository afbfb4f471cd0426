import type { TournamentCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';

/** Returns a tournament's list item: name, first day and categories. */
export const tournamentItem = ({ name, path, startsOn, categories }: TournamentCard) => ({
  name,
  path,
  fact: [formatDay(startsOn), ...categories.map((category) => category.name)].join(' · '),
});
