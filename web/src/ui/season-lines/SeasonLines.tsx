import { formatDay } from '../../lib/format.ts';
import { Crest } from '../crest/Crest.tsx';
import { height, type Lines, monthStarts, pointsOf, width } from './season-lines.ts';
import classes from './season-lines.module.css';

type Props = {
  lines: Lines;
  /** What the picture shows, for those who cannot see it; the numbers stand in a table near it. */
  label: string;
  /** What stands at the end of a line, beside the team's crest. */
  endOf: (value: number) => string;
  /** Whether the ends stand at the height of their lines: where no two lines end at one. */
  isRanked: boolean;
};

const last = (values: readonly number[]) => values.at(-1) ?? 0;

/** Lines over the season, one a team, drawn without a script: the picture is stretched to the room that there is. */
export function SeasonLines({ lines, label, endOf, isRanked }: Props) {
  const ends = lines.lines.toSorted((a, b) =>
    isRanked ? last(a.values) - last(b.values) : last(b.values) - last(a.values),
  );
  return (
    <figure className={classes.figure} data-rows={ends.length} aria-label={label}>
      <div className={classes.plot} data-ranked={isRanked || undefined}>
        <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.lines.map((line) => (
            <polyline
              key={line.team.id}
              points={pointsOf(line, lines)}
              data-tone={line.tone}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className={classes.ends}>
          {ends.map(({ team, values, tone }) => (
            <li key={team.id} data-tone={tone} title={team.name}>
              <Crest team={team} />
              <span className={classes.value}>{endOf(last(values))}</span>
              <span className={classes.name}>{team.name}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.months} aria-hidden="true">
        {monthStarts(lines.days).map(({ day, at }) => (
          <span key={day} style={{ insetInlineStart: `${Math.round(at * 1000) / 10}%` }}>
            {formatDay(day, 'month')}
          </span>
        ))}
      </div>
    </figure>
  );
}
