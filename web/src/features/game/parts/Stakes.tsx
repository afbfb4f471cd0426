import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { chancesOf, chancesWords, isConclusive } from '../../../ui/forecast/stakes-words.ts';
import { Section } from '../../../ui/page-frame/Section.tsx';

/** Both teams' chances by who wins. Hidden when they hardly change. */
export function Stakes({
  game,
  stakes,
}: Pick<GameOutput, 'game'> & { stakes: NonNullable<GameOutput['stakes']> }) {
  if (!isConclusive(stakes)) return null;
  return (
    <Section title={m.stakes_title()}>
      <p className={blocks.note}>{m.stakes_meaning({ ofTarget: m.stakes_target(stakes) })}</p>
      <FactList>
        <Fact name={game.home.name}>{chancesWords(chancesOf(stakes, 'home'))}</Fact>
        <Fact name={game.away.name}>{chancesWords(chancesOf(stakes, 'away'))}</Fact>
      </FactList>
    </Section>
  );
}
