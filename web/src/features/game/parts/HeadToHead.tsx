import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShareBar } from '../../../ui/share-bar/ShareBar.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

const visibleCount = 6;

/** The latest other head-to-head games of the two teams, with a link to all of them. */
export function HeadToHead({ headToHead, game }: Pick<GameOutput, 'headToHead' | 'game'>) {
  const { path, homeWins, awayWins, ties, games } = headToHead;
  const { home, away } = game;
  return (
    <Section title={m.game_head_to_head()} more={<Link href={path}>{m.game_rivalry()}</Link>}>
      {games.length > 0 ? (
        <>
          <ShareBar
            label={m.game_head_to_head_sum({ home: home.name, homeWins, away: away.name, awayWins, ties })}
            home={{ team: home, value: homeWins }}
            middle={ties}
            away={{ team: away, value: awayWins }}
          />
          <GameList games={games.slice(0, visibleCount)} showDate showYear />
        </>
      ) : (
        <p>{m.game_head_to_head_none()}</p>
      )}
    </Section>
  );
}
