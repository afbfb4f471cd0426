import { Box } from '@mantine/core';
import { playoffMarks } from '@rondelle/contracts/competition/lists.ts';
import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { markLetter, markWords, playoffLine, playoffRule, type PlayoffsOf } from './playoff-words.ts';

type Props = {
  playoffs: Playoffs;
  of: PlayoffsOf;
  /** Further items. */
  children?: ReactNode;
};

/** Explains the line and the marks of a table, only those that it has. */
export function PlayoffLegend({ playoffs, of, children }: Props) {
  const seen = playoffMarks.filter((one) => playoffs.marks.some(({ mark }) => mark === one));
  return (
    <Box component="ul" className={`${blocks.line} ${blocks.small}`} mt="0.5rem">
      {playoffs.lastRank !== null ? (
        <li>
          <strong>{m.playoffs_line_label()}</strong> {playoffLine(playoffs, of)}
        </li>
      ) : (
        <li>{playoffRule(playoffs)}</li>
      )}
      {seen.map((mark) => (
        <li key={mark}>
          <strong>{markLetter(mark)}</strong> {markWords(mark, of)}
        </li>
      ))}
      {children}
    </Box>
  );
}
