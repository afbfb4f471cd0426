import type { TournamentCard } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatDay } from '../../lib/format.ts';

/** A tournament in one line: its name, when it begins, and for whom. */
export const tournamentItem = ({ name, path, startsOn, categories }: TournamentCard) => ({
  name,
  path,
  fact: [formatDay(startsOn), ...categories.map((category) => category.name)].join(' · '),
});
