import { contracted } from '../../../lib/format/contracted.ts';
import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { useInBrowser } from '../../../lib/page/in-browser.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { isSignedIn } from '../../../lib/member/signed-in.ts';
import { m } from '../../../paraglide/messages.js';
import { hasResult } from '../../../ui/game-words/game-words.ts';
import blocks from '../../../ui/blocks.module.css';

/** QR code that opens the scorekeeper on a phone. Only members see it, and only while the game can be scored. */
export function ScorekeeperCode({ game }: { game: GameOutput['game'] }) {
  const { lang } = usePageLocation();
  const isMember = useInBrowser(isSignedIn);
  const isOver =
    game.deleted || hasResult(game) || game.status === 'cancelled' || game.status === 'postponed';
  if (!isMember || isOver || !policyAllows(game.category.shows, 'scores')) return null;
  const alt = m.keep_code_alt({ ofHome: contracted(game.home.name), away: game.away.name });
  return (
    <details className={blocks.fold}>
      <summary>{m.keep_code_title()}</summary>
      <p>{m.keep_code_text()}</p>
      <img
        src={fileAddress(lang, 'keepcode', 'svg', { gid: game.id })}
        alt={alt}
        width={232}
        height={232}
        loading="lazy"
      />
    </details>
  );
}
