import { Box } from '@mantine/core';
import type { ChanceTarget } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { EffectOnTeam } from '@rondelle/contracts/competition/game-effect.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { formatOrdinal } from '../../../lib/format/ordinal.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { formatShare } from '../../../ui/forecast/format-share.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Movement } from '../../../ui/movement/Movement.tsx';
import { TeamName } from '../../../ui/team-name/TeamName.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';

/** « 5e → 4e »; only the later value when there is no earlier one, or the same. */
function FromTo({ from, to }: { from: string | null; to: string }) {
  return (
    <>
      {from !== null && from !== to && (
        <span className={blocks.muted}>
          <Ordinals text={from} /> →{' '}
        </span>
      )}
      <strong>
        <Ordinals text={to} />
      </strong>
    </>
  );
}

function EffectRow({
  change: { team, earlier, later, chances },
  plays,
  target,
}: {
  change: EffectOnTeam;
  plays: boolean;
  target: ChanceTarget | null;
}) {
  return (
    <Box component="tr" {...(plays && { bg: 'var(--r-tint)' })}>
      <th scope="row">
        <span className={`${blocks.beside} ${blocks.tight}`}>
          <Crest team={team} />
          <Link href={team.path}>
            <TeamName name={team.name} />
          </Link>
        </span>
      </th>
      <td>
        <FromTo from={earlier && formatOrdinal(earlier.rank)} to={formatOrdinal(later.rank)} />{' '}
        <Movement rank={later.rank} previousRank={earlier?.rank ?? null} />
      </td>
      <Box component="td" visibleFrom="xs">
        <FromTo from={earlier && formatNumber(earlier.points)} to={formatNumber(later.points)} />
      </Box>
      {target && (
        <td>{chances && <FromTo from={formatShare(chances.earlier)} to={formatShare(chances.later)} />}</td>
      )}
    </Box>
  );
}

type Props = Pick<GameOutput, 'game'> & {
  changes: readonly EffectOnTeam[];
  /** The target of the chances; null where there are none. */
  target: ChanceTarget | null;
};

/** Rank, points and chances before and after a game, of its teams and of those that it moved. */
export function EffectTable({ changes, game, target }: Props) {
  return (
    <div className={blocks.scroller} role="region" aria-label={m.game_effect_caption()} tabIndex={0}>
      <Box component="table" className={blocks.figures ?? ''} w="100%">
        <caption>{m.game_effect_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.game_effect_team()}</th>
            <th scope="col">{m.game_effect_rank()}</th>
            <Box component="th" scope="col" visibleFrom="xs">
              {m.game_effect_points()}
            </Box>
            {target && (
              <th scope="col">
                <abbr title={m.game_effect_chances_long({ ofTarget: m.stakes_target({ target }) })}>
                  {m.game_effect_chances({ target })}
                </abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <EffectRow
              key={change.team.id}
              change={change}
              plays={change.team.id === game.home.id || change.team.id === game.away.id}
              target={target}
            />
          ))}
        </tbody>
      </Box>
    </div>
  );
}
