import { Box } from '@mantine/core';
import type { RatedGameOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatPercentTenth, formatSigned, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

const endings = { overtime: m.ratings_after_overtime, shootout: m.ratings_after_shootout } as const;

const endingOf = ({ decidedIn }: RatedGameOutput): string =>
  decidedIn === null || decidedIn === 'regulation' ? '' : ` ${endings[decidedIn]()}`;

type Column = {
  readonly name: () => string;
  readonly text: (game: RatedGameOutput) => string;
  /** Phones show the effects alone. */
  readonly visibleFrom?: 'sm';
};
const columns: readonly Column[] = [
  {
    name: m.ratings_expected,
    text: ({ margin }) => formatSignedDecimal(margin.expected),
    visibleFrom: 'sm',
  },
  { name: m.ratings_counted, text: ({ margin }) => formatSigned(margin.counted), visibleFrom: 'sm' },
  { name: m.ratings_margin_effect, text: ({ margin }) => formatSignedDecimal(margin.effect) },
  { name: m.ratings_chance, text: ({ results }) => formatPercentTenth(results.chance), visibleFrom: 'sm' },
  { name: m.ratings_results_effect, text: ({ results }) => formatSignedDecimal(100 * results.effect) },
];
const gameCell = { minWidth: '9rem', whiteSpace: 'normal' } as const;
const oneLine = { whiteSpace: 'nowrap' } as const;

/** The last games, with what each did to both ratings. */
export function LastRatedGames({ games }: { games: readonly RatedGameOutput[] }) {
  return (
    <>
      <p className={`${blocks.note} ${blocks.prose}`}>{m.ratings_last_how()}</p>
      <div className={blocks.scroller} role="region" aria-label={m.ratings_last_table()} tabIndex={0}>
        <table className={`${blocks.figures} ${blocks.first}`}>
          <caption>{m.ratings_last_table()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.ratings_last_game()}</th>
              {columns.map(({ name, visibleFrom }) => (
                <Box key={name()} component="th" scope="col" {...(visibleFrom && { visibleFrom })}>
                  {name()}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((one) => {
              const { game, opponent, goalsFor, goalsAgainst } = one;
              return (
                <tr key={game.gameId}>
                  <th scope="row" style={gameCell}>
                    <Link href={game.path}>
                      {m.ratings_game({ score: `${goalsFor}–${goalsAgainst}`, opponent: opponent.name })}
                    </Link>
                    {endingOf(one)}
                    <small style={oneLine}>{formatDay(game.date)}</small>
                  </th>
                  {columns.map(({ name, text, visibleFrom }) => (
                    <Box key={name()} component="td" {...(visibleFrom && { visibleFrom })}>
                      {text(one)}
                    </Box>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
