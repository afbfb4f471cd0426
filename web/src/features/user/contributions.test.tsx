import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { Contributions } from './Contributions.tsx';

const contributions = [
  'LeagueSupervisorJoined',
  'TournamentRenamed',
  'TeamMovedToDivision',
  'ResultCorrected',
].map((action, at) => ({
  position: String(at),
  action,
  subject: { id: 1, name: null, path: null },
  recordedAt: '2026-01-31T23:59:30.500Z',
}));

test.each([
  [
    'fr',
    ['Superviseur ajouté à la ligue', 'Tournoi renommé', 'Équipe changée de division', 'Résultat corrigé'],
  ],
  [
    'en',
    [
      'Supervisor joined the league',
      'Tournament renamed',
      'Team moved to another division',
      'Result corrected',
    ],
  ],
] as const)('names a member’s changes of games and of other subjects (%s)', (lang, words) => {
  const page = inLanguage(lang, () => renderToStaticMarkup(<Contributions contributions={contributions} />));
  for (const text of words) expect(page).toContain(`${text}</strong>`);
});
