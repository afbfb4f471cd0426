import { Box } from '@mantine/core';
import { formatDay } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { groupedGames } from '../../../ui/game-list/grouped-games.ts';
import { boardsPerView, type GameView } from '../screen-views.ts';
import { ScreenBoard } from './ScreenBoard.tsx';
import { ScreenRow } from './ScreenRow.tsx';
import { ViewTitle } from './ViewTitle.tsx';

type Props = {
  view: GameView;
  /** Other games of the same league, below large scores. */
  others: GameView['games'];
  date: string | null;
  today: string | null;
};

const titleOf = (kind: GameView['kind'], date: string | null, today: string | null): string => {
  if (kind === 'live') return m.screen_live();
  if (date === null || today === null || date === today) return m.screen_games();
  const day = formatDay(date, 'full');
  return date > today ? m.screen_games_next({ day }) : m.screen_games_last({ day });
};

/** Large scores, side by side where both have room, with other games of their league below. */
function Boards({ view: { games }, others }: Pick<Props, 'view' | 'others'>) {
  return (
    <Box display="flex" style={{ flexDirection: 'column', gap: '1vh' }}>
      <Box
        display="grid"
        style={{
          flexGrow: 1,
          gap: '2vh 2vw',
          gridAutoRows: '1fr',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 50rem), 1fr))',
        }}
      >
        {games.map((game) => (
          <ScreenBoard key={game.id} game={game} />
        ))}
      </Box>
      {others.map((game) => (
        // Only the scores above grow.
        <div key={game.id}>
          <ScreenRow game={game} rows={others.length + boardsPerView} />
        </div>
      ))}
    </Box>
  );
}

/** One view of the screen: large scores for up to two games, otherwise rows that share the height. */
export function ScreenGames({ view, others, date, today }: Props) {
  const { kind, games } = view;
  const { lang } = usePageLocation();
  const groups = groupedGames(games, lang);
  return (
    <Box
      component="section"
      miw={0}
      aria-labelledby="screen-view"
      display="grid"
      style={{ containerType: 'inline-size', gridTemplateRows: 'auto minmax(0, 1fr)' }}
    >
      <ViewTitle c={kind === 'live' ? 'var(--r-accent)' : 'dimmed'}>{titleOf(kind, date, today)}</ViewTitle>
      {games.length === 0 && <p>{m.screen_nothing()}</p>}
      {games.length <= boardsPerView ? (
        <Boards view={view} others={others} />
      ) : (
        <Box display="flex" style={{ flexDirection: 'column', gap: '1vh' }}>
          {groups.map((group) => (
            <Box
              key={group.key}
              display="flex"
              style={{ flexDirection: 'column', flexGrow: group.games.length, gap: '0.8vh' }}
            >
              <Box component="h3" ff="text" c="dimmed" fz="max(0.875rem, 2.6vh)" fw={600} m={0}>
                {group.title}
              </Box>
              {group.games.map((game) => (
                <ScreenRow key={game.id} game={game} rows={games.length} />
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
