import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { marginWords } from '../margin-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { expectation: NonNullable<GameOutput['expectation']>; game: GameOutput['game'] };

/** What the ratings expected, and what came. */
export function Expectation({ expectation: { expected, actual }, game }: Props) {
  const names = { home: game.home.name, away: game.away.name };
  return (
    <Section title={m.game_expectation()}>
      <FactList>
        <Fact name={m.game_expected()}>{marginWords(expected, names)}</Fact>
        {actual !== null && <Fact name={m.game_actual()}>{marginWords(actual, names)}</Fact>}
      </FactList>
      <p className={blocks.note}>{m.game_expectation_meaning()}</p>
    </Section>
  );
}
