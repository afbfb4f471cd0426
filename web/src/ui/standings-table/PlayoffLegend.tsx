import { Box } from '@mantine/core';
import { playoffMarks } from '@rondelle/contracts/competition/lists.ts';
import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { markLetter, markWords, playoffLine, playoffRule, type PlayoffsOf } from './playoff-words.ts';

type Props = {
  /** The tables above; `hasLine`: the line is drawn in it. */
  tables: readonly { readonly playoffs: Playoffs; readonly hasLine: boolean }[];
  of: PlayoffsOf;
  /** Further items. */
  children?: ReactNode;
};

/** Explains the line and the marks of tables, only those that they have. */
export function PlayoffLegend({ tables, of, children }: Props) {
  const seen = playoffMarks.filter((one) =>
    tables.some(({ playoffs }) => playoffs.marks.some(({ mark }) => mark === one)),
  );
  const lines = tables.flatMap(({ playoffs, hasLine }) => (hasLine ? [playoffLine(playoffs, of)] : []));
  // The sentence about a rule is worded for leagues; groups state their rule at the line.
  const rules = tables.flatMap(({ playoffs, hasLine }) =>
    !hasLine && (of === 'league' || playoffs.lastRank === null) ? [playoffRule(playoffs)] : [],
  );
  if (!children && lines.length + rules.length + seen.length === 0) return null;
  return (
    <Box component="ul" className={`${blocks.line} ${blocks.small}`} mt="0.5rem">
      {[...new Set(lines)].map((line) => (
        <li key={line}>
          <strong>{m.playoffs_line_label()}</strong> {line}
        </li>
      ))}
      {[...new Set(rules)].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
      {seen.map((mark) => (
        <li key={mark}>
          <strong>{markLetter(mark)}</strong> {markWords(mark, of)}
        </li>
      ))}
      {children}
    </Box>
  );
}
