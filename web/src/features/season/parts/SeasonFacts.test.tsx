import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../lib/format/lang.ts';
import { SeasonFacts } from './SeasonFacts.tsx';

const factsOf = (leagues: number, tournaments: number): string =>
  inLanguage('fr', () =>
    renderToStaticMarkup(
      <SeasonFacts counts={{ finals: 8, goals: 57, teams: 4, leagues, tournaments, games: 9 }} />,
    ),
  );

test('a season without leagues does not count them', () => {
  expect(factsOf(0, 1)).not.toContain('ligue');
  expect(factsOf(0, 1)).toContain('1 tournoi');
  expect(factsOf(2, 0)).toContain('2 ligues');
  expect(factsOf(2, 0)).not.toContain('tournoi');
});
