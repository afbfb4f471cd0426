import { m } from '../../paraglide/messages.js';

/** Names how many teams advance, the first round, and how many of them wait: « 6 équipes : à partir des quarts… ». */
export const bracketSizeWords = (count: number): string => {
  if (count === 2) return m.bracket_size_final({ count });
  const size =
    count <= 4
      ? m.bracket_size_semi_finals({ count })
      : count <= 8
        ? m.bracket_size_quarter_finals({ count })
        : m.bracket_size_round_of_16({ count });
  const byes = 2 ** Math.ceil(Math.log2(count)) - count;
  return byes === 0 ? size : m.bracket_size_byes({ size, count: byes });
};
