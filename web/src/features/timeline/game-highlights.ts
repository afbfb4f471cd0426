import type { SeasonFeats } from '@rondelle/contracts/competition/season.outputs.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

type GameRecord = NonNullable<SeasonFeats['biggestWin']>;

type GameHighlight = {
  readonly label: string;
  readonly path: string;
  readonly winner: string;
  readonly score: string;
  readonly loser: string;
  readonly day: string;
};

const highlight = (label: string, { team, opponent, goalsFor, goalsAgainst, date, path }: GameRecord) => {
  const [winner, loser] = goalsFor < goalsAgainst ? [opponent, team] : [team, opponent];
  const score = `${Math.max(goalsFor, goalsAgainst)}\u2060–\u2060${Math.min(goalsFor, goalsAgainst)}`;
  return { label, path, winner: winner.name, score, loser: loser.name, day: formatDay(date) };
};

/** The season's games of record, winner first; a game that holds both records comes once. */
export const gameHighlights = ({
  biggestWin,
  highestScoring,
}: Pick<SeasonFeats, 'biggestWin' | 'highestScoring'>): readonly GameHighlight[] => {
  if (biggestWin && biggestWin.path === highestScoring?.path)
    return [highlight(m.timeline_both(), biggestWin)];
  return [
    ...(biggestWin ? [highlight(m.timeline_biggest_win(), biggestWin)] : []),
    ...(highestScoring ? [highlight(m.timeline_highest_scoring(), highestScoring)] : []),
  ];
};
