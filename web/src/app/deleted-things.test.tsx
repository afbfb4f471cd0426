import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ask, keyOf } from '../lib/ask.ts';
import { sampleCall } from '../testing/sample-answers.ts';
import { isDeletedGame } from './deleted-things.ts';
import { render } from './entry-server.tsx';
import { pageLocationAt } from './page-location-at.ts';

type Fault = { readonly code: string };
const failing = ({ code }: Fault) => Object.assign(new Error(code), { cause: { name: 'DomainError', code } });

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

/** The sample site, in which what `missing` asks is unknown and its history is as given. */
const pageWith = (url: string, missing: string, code: string, told: (path: string) => unknown) => {
  const sample = sampleCall();
  const call = async (path: string, input: unknown) => {
    if (path === missing) throw failing({ code });
    if (path.startsWith('history.')) return told(path);
    return sample(path, input);
  };
  return render({ url, origin: 'https://rondelle.test', call, manifest: {} });
};

test.each([
  ['league', '/fr/2024-2025/c-12-m13/r-3-nord', 'league.table'],
  ['team', '/fr/2024-2025/c-12-m13/r-3-nord/e-7-aigles', 'team.get'],
  ['tournament', '/fr/2024-2025/t-7-coupe', 'tournament.get'],
] as const)(
  'the page of a deleted %s says who deleted it and when, and can bring it back',
  async (kind, url, missing) => {
    const { status, body } = await pageWith(url, missing, `${kind}/unknown`, () => history(kind, true));
    expect(status).toBe(410);
    expect(body).toContain('<h1>Ligue du Nord</h1>');
    expect(body).toContain('La suppression de «');
    expect(body).toContain('href="/fr/u-3-ailier-gauche"');
    expect(body).toMatch(/do=undo-event[^"]*id=99"/);
    expect(body).toMatch(/Raison\s:\sdoublon/);
    expect(body).toContain('<meta name="robots" content="noindex">');
  },
);

test('the old address of a league leads to where it is now, with what was asked of it', async () => {
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

test('what is not there, and was not deleted, is not found', async () => {
  const url = '/fr/2024-2025/c-12-m13/r-3-nord/e-7-aigles';
  const { status, body } = await pageWith(url, 'team.get', 'team/unknown', () => history('team', false));
  expect(status).toBe(404);
  expect(body).toContain('<h1>Cette équipe n’existe plus</h1>');
  expect(body).not.toContain('Ailier Gauche');
});

test('nor is what never was', async () => {
  const url = '/fr/2024-2025/t-7-coupe';
  const { status } = await pageWith(url, 'tournament.get', 'tournament/unknown', () => {
    throw failing({ code: 'tournament/unknown' });
  });
  expect(status).toBe(404);
});

test('a history that cannot be told is a fault, not a page that is not there', async () => {
  const url = '/fr/2024-2025/t-7-coupe';
  const { status } = await pageWith(url, 'tournament.get', 'tournament/unknown', () => {
    throw new Error('the database is away');
  });
  expect(status).toBe(500);
});

test.each([true, false])('a game says itself whether it was deleted: %s', (deleted) => {
  const queries = new QueryClient();
  queries.setQueryData(keyOf(ask('game.get', { lang: 'fr', gid: 12 })), { game: { deleted } });
  expect(isDeletedGame(queries, pageLocationAt('/fr/2024-2025/g-12', ''))).toBe(deleted);
});
