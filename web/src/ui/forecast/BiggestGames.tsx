import { Box } from '@mantine/core';
import type { BiggestGame, ChanceTarget } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import { TeamName } from '../team-name/TeamName.tsx';
import { pointsAtStake } from './stakes-words.ts';

type Props = {
  games: readonly BiggestGame[];
  /** Paths of leagues whose games come first. If present, only a few games are displayed, with their categories. */
  first?: readonly string[];
};

const most = 4;

/** The target of all stakes; `any` when leagues differ. */
const targetOfAll = (games: readonly BiggestGame[]): ChanceTarget | 'any' => {
  const [first] = games;
  return first && games.every(({ stakes }) => stakes.target === first.stakes.target)
    ? first.stakes.target
    : 'any';
};

/** A team on one line, its nickname first. */
function Side({ team }: { team: BiggestGame['game']['home'] }) {
  return (
    <span className={`${blocks.beside} ${blocks.tight}`}>
      <Crest team={team} />
      <TeamName name={team.name} />
    </span>
  );
}

/** The games with the highest stakes, the highest first, with how much each result changes. */
export function BiggestGames({ games, first }: Props) {
  const isFirst = ({ game }: BiggestGame) => first?.includes(game.competition?.path ?? '') ?? false;
  const shown = games
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .slice(0, first ? most : games.length);
  return (
    <Box maw="40rem">
      <p className={blocks.note}>
        {m.stakes_points_meaning({ ofTarget: m.stakes_target({ target: targetOfAll(shown) }) })}
      </p>
      <ul className={`${blocks.rows} ${blocks.surface}`}>
        {shown.map(({ game, stakes }) => (
          <li key={game.id} className={blocks.covered}>
            <Link href={game.path} className={`${blocks.whole} ${blocks.beside}`}>
              <Box component="span" className={blocks.small ?? ''} flex="0 0 5rem" fw={400}>
                <Ordinals text={formatDay(game.date, 'short')} />
                {first && (
                  <>
                    <br />
                    {game.category.name}
                  </>
                )}
              </Box>
              <Box component="span" flex="1" miw={0} fz="0.875rem" fw={400}>
                <Side team={game.home} />
                <Side team={game.away} />
              </Box>
              <Box component="span" ta="center" lh={1.1}>
                <Box component="span" display="block" className={blocks.big ?? ''} lh={1.1}>
                  {formatNumber(pointsAtStake(stakes))}
                </Box>
                <Box component="span" className={blocks.small ?? ''} fw={400}>
                  {m.stakes_points()}
                </Box>
              </Box>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
