import type { PlayoffMark, Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

/** Where the first teams go: to the playoffs of a league, or to the knock-out games of a tournament. */
export type PlayoffsOf = 'league' | 'group';

const short = {
  first: m.playoffs_first,
  in: m.playoffs_in,
  out: m.playoffs_out,
} as const satisfies Record<PlayoffMark, () => string>;
const long = {
  league: { first: m.playoffs_first_long, in: m.playoffs_in_long, out: m.playoffs_out_long },
  group: { first: m.playoffs_first_long, in: m.playoffs_in_group_long, out: m.playoffs_out_group_long },
} as const satisfies Record<PlayoffsOf, Record<PlayoffMark, () => string>>;

export const markLetter = (mark: PlayoffMark): string => wordFor(short, mark);
export const markWords = (mark: PlayoffMark, of: PlayoffsOf): string => wordFor(long[of], mark);

type Rule = Pick<Playoffs, 'teams' | 'of'>;
const counted = ({ teams }: Pick<Rule, 'teams'>) => ({ count: teams, word: m.count_word({ count: teams }) });

/** « Les quatre premières de chaque division participent aux séries ». */
export const playoffRule = (rule: Rule): string =>
  rule.of === 'division' ? m.playoffs_division(counted(rule)) : m.playoffs_table(counted(rule));

/** « les quatre premières participent aux séries », for the line in a table. */
export const playoffLine = (rule: Rule, of: PlayoffsOf): string =>
  of === 'group' ? m.playoffs_line_group(counted(rule)) : m.playoffs_line(counted(rule));
