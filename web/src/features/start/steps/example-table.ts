import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** Records of three teams that illustrate a ruleset; “late” means in overtime. */
const records = [
  { team: 'A', won: 6, wonLate: 0, tied: 0, lostLate: 0, lost: 4 },
  { team: 'B', won: 3, wonLate: 3, tied: 1, lostLate: 2, lost: 1 },
  { team: 'C', won: 4, wonLate: 0, tied: 2, lostLate: 3, lost: 1 },
] as const;

type Line = { readonly team: string; readonly record: string; readonly points: number };

/** Returns the table of these teams by the points of a ruleset, the most points first. */
export const exampleTable = ({ points }: Ruleset): readonly Line[] =>
  records
    .map(({ team, won, wonLate, tied, lostLate, lost }) => ({
      team,
      record: [won, wonLate, tied, lostLate, lost].join('-'),
      points:
        won * points.win +
        wonLate * points.overtimeWin +
        tied * points.tie +
        lostLate * points.overtimeLoss +
        lost * points.loss,
    }))
    .toSorted((one, other) => other.points - one.points);
