import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatNumber, formatPercent } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { m } from '../../../paraglide/messages.js';
import type { Figure } from '../../../ui/figures/Figures.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Movement } from '../../../ui/movement/Movement.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';
import blocks from '../../../ui/blocks.module.css';
import { type AllGames, formFigure, goalsFigure, recordFigure, splitFigures } from '../record-figures.tsx';
import { RecordStrip } from './RecordStrip.tsx';

type Standings = NonNullable<TeamOutput['standing']>;

const percentageFigure = (share: number): Figure => ({
  label: m.figures_percentage(),
  long: m.figures_percentage_long(),
  value: formatPercent(share),
});

/** Rank, points, record and form as in the league's table. */
const leagueFigures = (row: Standing, outOf: number): readonly Figure[] => [
  {
    label: m.figures_rank(),
    value: (
      <span className={`${blocks.beside} ${blocks.tight}`}>
        <span>
          <Ordinals text={m.figures_rank_of({ rank: formatOrdinal(row.rank), of: outOf })} />
        </span>
        <Movement {...row} />
      </span>
    ),
    main: true,
  },
  { label: m.table_totalPoints(), long: m.table_points_long(), value: formatNumber(row.totalPoints) },
  recordFigure(row),
  formFigure(row),
];

/** Returns whether both have the same last five games and streak; these are then displayed once. */
const hasFormOf = (record: AllGames, own: Standing | undefined): boolean =>
  own !== undefined &&
  own.lastFive.join('') === record.lastFive.join('') &&
  own.streak.type === record.streak.type &&
  own.streak.length === record.streak.length;

/** The counts of all games, tournaments and interleague games included; `own`: the row in the league. */
const allFigures = (record: AllGames, own: Standing | undefined): readonly Figure[] => [
  { label: m.table_gamesPlayed(), long: m.table_gamesPlayed_long(), value: formatNumber(record.gamesPlayed) },
  recordFigure(record),
  goalsFigure(record),
  percentageFigure(record.pointsPercentage),
  ...(hasFormOf(record, own) ? [] : [formFigure(record)]),
  ...splitFigures(record),
];

type Props = Pick<TeamOutput, 'record' | 'standing'> & { teamId: number };

const ownRow = ({ rows }: Standings, teamId: number) => rows.find(({ team }) => team.id === teamId);

/** The team in its league, and in all games if it has others; each strip names its scope. Nothing without games. */
export function TeamRecords({ record, standing, teamId }: Props) {
  const own = standing ? ownRow(standing, teamId) : undefined;
  const isInLeague = standing !== null && own !== undefined && own.gamesPlayed > 0;
  const isSame = isInLeague && record?.gamesPlayed === own.gamesPlayed;
  if (!isInLeague && !record) return null;
  return (
    <div className={blocks.stack} style={{ gap: '0.75rem' }}>
      {isInLeague && (
        <RecordStrip
          title={m.team_in_league()}
          more={<Link href={standing.league.path}>{standing.league.name}</Link>}
          figures={[
            ...leagueFigures(own, standing.outOf),
            // The strip of all games is then omitted, and its figures are here.
            ...(isSame
              ? [goalsFigure(own), percentageFigure(own.pointsPercentage), ...splitFigures(record)]
              : []),
          ]}
        />
      )}
      {record && !isSame && (
        <RecordStrip title={m.team_all_games()} figures={allFigures(record, isInLeague ? own : undefined)} />
      )}
    </div>
  );
}
