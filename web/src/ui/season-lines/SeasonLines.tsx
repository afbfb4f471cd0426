import { Box } from '@mantine/core';
import { formatDay } from '../../lib/format/format.ts';
import { Crest } from '../crest/Crest.tsx';
import { ShortName } from '../team-name/ShortName.tsx';
import { tenths } from '../forecast/tenths.ts';
import { apart, type Lines, monthStarts, placedEnds, pointsOf, rowsOf, viewBoxOf } from './season-lines.ts';
import classes from './season-lines.module.css';
import blocks from '../blocks.module.css';

type Props = {
  lines: Lines;
  /** Accessible name; a table nearby has the numbers. */
  label: string;
  /** Formats the value at the end of a line, beside the team's crest. */
  endOf: (value: number) => string;
};

const strokes = {
  main: { stroke: 'var(--r-accent)', strokeWidth: 3 },
  lead: { stroke: 'var(--r-blue-line)', strokeWidth: 1.5 },
  plain: { stroke: 'var(--r-muted)', strokeWidth: 1.5, strokeOpacity: 0.45 },
} as const;

/** Lines over the season, one per team, as an SVG that stretches to the available space without scripts. */
export function SeasonLines({ lines, label, endOf }: Props) {
  const ends = placedEnds(lines);
  const rows = rowsOf(lines);
  return (
    <figure className={`${blocks.surface} ${classes.figure}`} data-rows={ends.length} aria-label={label}>
      <div className={classes.plot} style={{ height: `${rows * 1.5}rem` }}>
        <svg viewBox={viewBoxOf(lines)} preserveAspectRatio="none" aria-hidden="true">
          {lines.lines.map((line) => (
            <polyline
              key={line.team.id}
              points={pointsOf(line, lines)}
              fill="none"
              strokeLinejoin="round"
              {...strokes[line.tone]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.lastRank !== null && (
            <path
              d={`M0 ${lines.lastRank - 0.5}h${lines.days.length}`}
              stroke="var(--r-blue-line)"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <svg viewBox={`0 0 1 ${rows - 1}`} preserveAspectRatio="none" aria-hidden="true">
          {ends.map(({ line, at, label: labelAt }) => (
            <polyline
              key={line.team.id}
              points={`0,${tenths(at)} 1,${tenths(labelAt)}`}
              {...strokes[line.tone]}
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className={classes.ends} data-numbers>
          {ends.map(({ line: { team, tone }, value, label: labelAt }) => (
            <li
              key={team.id}
              className={`${blocks.beside} ${blocks.tight} ${tone === 'main' ? blocks.strong : ''}`}
              style={{ top: `${tenths(labelAt * 1.5)}rem` }}
              title={team.name}
            >
              <Crest team={team} />
              <span className={classes.value}>{endOf(value)}</span>
              <Box component="span" className={blocks.cut ?? ''} visibleFrom="sm">
                <ShortName name={team.name} />
              </Box>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${blocks.muted} ${classes.months}`} aria-hidden="true">
        {apart(monthStarts(lines.days)).map(({ day, at }) => (
          <span key={day} style={{ insetInlineStart: `${Math.round(at * 1000) / 10}%` }}>
            {formatDay(day, 'month')}
          </span>
        ))}
      </div>
    </figure>
  );
}
