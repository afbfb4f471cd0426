import { expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { plainTextOf } from './support/read-page.ts';

const pages = {
  fr: { list: '/fr/2025-2026/tournois', tournament: /\/t-\d+-championnat-mondial/, winner: 'Suède' },
  en: { list: '/en/2025-2026/tournaments', tournament: /\/t-\d+-world-junior/, winner: 'Sweden' },
} as const;

test.each([
  ['fr', 'en'],
  ['en', 'fr'],
] as const)(
  'a tournament of countries names them in %s, and its teams have one slug',
  async (lang, other) => {
    const site = inject('siteUrl');
    const { list, tournament, winner } = pages[lang];
    const path = await findPath(site, list, tournament);
    const lines = await plainTextOf(site, path);
    expect(lines).toContain(winner);
    expect(lines).not.toContain(pages[other].winner);
    const team = await findPath(site, path, /\/e-\d+-sweden$/);
    expect(await plainTextOf(site, team)).toContain(winner);
  },
);
