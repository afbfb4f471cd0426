import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { hasResult } from '../../../ui/game-words/game-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { RinkBar } from '../../../ui/bars/RinkBar.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

const visibleCount = 6;

const winsWords = (team: string, count: number): string =>
  count === 0 ? m.game_head_to_head_no_win({ team }) : m.game_head_to_head_wins({ team, count });

/** The wins of both teams and their ties, with zero in words. */
const headToHeadWords = (
  { homeWins, awayWins, ties }: GameOutput['headToHead'],
  { home, away }: GameOutput['game'],
): string =>
  [
    winsWords(home.name, homeWins),
    winsWords(away.name, awayWins),
    ties === 0 ? m.game_head_to_head_no_tie() : m.game_head_to_head_ties({ count: ties }),
  ].join(' · ');

/** The latest other head-to-head games of the two teams, with a link to all of them. */
export function HeadToHead({ headToHead, game }: Pick<GameOutput, 'headToHead' | 'game'>) {
  const { path, homeWins, awayWins, ties, games } = headToHead;
  const { home, away } = game;
  return (
    <Section
      // Neither the count nor the list includes the game of this page.
      title={hasResult(game) ? m.game_head_to_head_others() : m.game_head_to_head()}
      more={<Link href={`${path}?all=1`}>{m.game_rivalry()}</Link>}
    >
      {games.length > 0 ? (
        <>
          {homeWins + awayWins + ties > 0 && (
            <>
              <div className={blocks.beside} aria-hidden="true">
                <Crest team={home} />
                <strong>{formatNumber(homeWins)}</strong>
                <RinkBar home={homeWins} middle={ties} away={awayWins} />
                <strong>{formatNumber(awayWins)}</strong>
                <Crest team={away} />
              </div>
              <p className={`${blocks.note} ${blocks.apart}`}>{headToHeadWords(headToHead, game)}</p>
            </>
          )}
          <GameList games={games.slice(0, visibleCount)} showDate showYear />
        </>
      ) : (
        <p>{m.game_head_to_head_none()}</p>
      )}
    </Section>
  );
}
