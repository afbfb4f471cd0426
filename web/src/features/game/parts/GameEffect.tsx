import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { effectWords } from '../effect-words.ts';
import { EffectTable } from './EffectTable.tsx';
import { Ordinals } from '../../../ui/ordinals/Ordinals.tsx';

/** The change of a final game: ranks, points and chances, then streaks, feats and knock-out rounds. */
export function GameEffect({ game }: Pick<GameOutput, 'game'>) {
  const { data } = usePageQuery('game', 'effect');
  if (!data || game.deleted || game.status !== 'final' || !policyAllows(game.category.shows, 'tables'))
    return null;
  const { table } = data;
  const words = effectWords(data);
  const isFirst = table?.changes.every(({ earlier }) => earlier === null);
  const unlisted = table
    ? table.moved -
      table.changes.filter(({ earlier, later }) => earlier && earlier.rank !== later.rank).length
    : 0;
  return (
    <Section
      title={m.game_effect_title()}
      more={table && <Link href={table.competition.path}>{m.game_effect_league()}</Link>}
    >
      {table && <EffectTable changes={table.changes} game={game} target={table.target} />}
      {table && table.moved === 0 && (
        <p className={blocks.apart}>{isFirst ? m.game_effect_first() : m.game_effect_no_rank()}</p>
      )}
      {!table && words.length === 0 && <p>{m.game_effect_no_table()}</p>}
      {words.length > 0 && (
        <ul className={blocks.apart}>
          {words.map((text) => (
            <li key={text}>
              <Ordinals text={text} />
            </li>
          ))}
        </ul>
      )}
      {table && (
        <p className={`${blocks.note} ${blocks.apart}`}>
          {unlisted > 0 && `${m.game_effect_others({ count: unlisted })} `}
          {m.game_effect_note()}
        </p>
      )}
    </Section>
  );
}
