import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryFor, keyOf } from '../lib/http/query.ts';
import { render } from '../testing/render.ts';
import { sampleCall } from '../testing/sample-answers.ts';
import { isDeletedGame } from './deleted-entities.ts';
import { pageLocationAt } from './page-location-at.ts';

type DomainCode = { readonly code: string };
const failing = ({ code }: DomainCode) =>
  Object.assign(new Error(code), { cause: { name: 'DomainError', code } });

const history = (kind: HistoryOutput['kind'], deleted: boolean): HistoryOutput => ({
  kind,
  subject: { id: 7, name: 'Ligue du Nord', path: '' },
  deleted,
  older: null,
  entries: [
    {
      revision: 1,
      position: '99',
      action: deleted ? 'LeagueDeleted' : 'LeagueRenamed',
      recordedAt: '2025-03-08T12:00:00.000Z',
      actor: { id: 'm', role: 'member', name: 'Ailier Gauche', path: '/fr/u-3-ailier-gauche' },
      source: 'web',
      reason: 'duplicate',
      changes: [{ field: 'nameFr', before: 'Ligue du Nord', after: null }],
      kind,
      subject: { id: 7, name: 'Ligue du Nord', path: null },
      season: '2024-2025',
      path: '/fr/2024-2025/activite?event=99',
    },
  ],
});

/**
 * Renders the sample site with the query `missing` failing with `code`, and history queries returning what `historyOf`
 * returns.
 */
const pageWith = (
  url: string,
  missing: string,
  code: string,
  historyOf: (path: string) => unknown,
  renderIt = render,
) => {
  const sample = sampleCall();
  const call = async (path: string, input: unknown) => {
    if (path === missing) throw failing({ code });
    if (path.startsWith('history.')) return historyOf(path);
    return sample(path, input);
  };
  return renderIt({ url, call });
};

test.each([
  ['league', '/fr/2024-2025/c-12-m13/r-3-nord', 'league.table'],
  ['team', '/fr/2024-2025/c-12-m13/r-3-nord/e-7-aigles', 'team.get'],
  ['tournament', '/fr/2024-2025/t-7-coupe', 'tournament.get'],
] as const)(
  'the page of a deleted %s shows visitors when it was deleted and its history, without a link to undo it',
  async (kind, url, missing) => {
    const { status, body } = await pageWith(url, missing, `${kind}/unknown`, () => history(kind, true));
    expect(status).toBe(410);
    expect(body).toContain('<h1>Ligue du Nord</h1>');
    expect(body).toContain('La suppression de «');
    expect(body).toContain('href="/fr/u-3-ailier-gauche"');
    expect(body).toMatch(/8 mars 2025/);
    expect(body).not.toContain('do=undo-event');
    expect(body).not.toContain('elle peut être annulée');
    expect(body).toMatch(/Raison\s:\sdoublon/);
    expect(body).toContain('<meta name="robots" content="noindex">');
  },
);

test('the first page that a server renders includes lazily loaded parts', async () => {
  vi.resetModules();
  const fresh = await import('../testing/render.ts');
  const url = '/fr/2024-2025/c-12-m13/r-3-nord';
  const { body } = await pageWith(
    url,
    'league.table',
    'league/unknown',
    () => history('league', true),
    fresh.render,
  );
  expect(body).not.toContain('<!--$!-->');
  expect(body).toContain('<h1>Ligue du Nord</h1>');
});

test('the old path of a moved league redirects to its new path and keeps the search parameters', async () => {
  const there = '/fr/2024-2025/c-12-m13/r-4-estrie';
  const moved = history('league', false);
  const rendered = await pageWith(
    '/fr/2024-2025/c-12-m13/r-3-nord?view=games',
    'league.table',
    'league/unknown',
    () => ({ ...moved, subject: { ...moved.subject, path: there } }),
  );
  expect(rendered).toMatchObject({ status: 302, body: '', redirect: `${there}?view=games` });
});

test('an unknown team that was not deleted is a 404', async () => {
  const url = '/fr/2024-2025/c-12-m13/r-3-nord/e-7-aigles';
  const { status, body } = await pageWith(url, 'team.get', 'team/unknown', () => history('team', false));
  expect(status).toBe(404);
  expect(body).toContain('<h1>Cette équipe n’existe plus</h1>');
  expect(body).not.toContain('Ailier Gauche');
});

test('a tournament without a history is a 404', async () => {
  const url = '/fr/2024-2025/t-7-coupe';
  const { status } = await pageWith(url, 'tournament.get', 'tournament/unknown', () => {
    throw failing({ code: 'tournament/unknown' });
  });
  expect(status).toBe(404);
});

test('a failing history query is a 500, not a 404', async () => {
  const url = '/fr/2024-2025/t-7-coupe';
  const { status } = await pageWith(url, 'tournament.get', 'tournament/unknown', () => {
    throw new Error('the database is away');
  });
  expect(status).toBe(500);
});

test.each([true, false])('reads from the game query whether a game was deleted: %s', (deleted) => {
  const queries = new QueryClient();
  queries.setQueryData(keyOf(queryFor('game.get', { lang: 'fr', gid: 12 })), { game: { deleted } });
  expect(isDeletedGame(queries, pageLocationAt('/fr/2024-2025/g-12', ''))).toBe(deleted);
});
