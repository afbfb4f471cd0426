import { expect, test } from 'vitest';
import { legacyPage } from './legacy-page.ts';

const at = (address: string) => {
  const url = new URL(address, 'http://localhost');
  return legacyPage(url.pathname, Object.fromEntries(url.searchParams));
};

test.each([
  [
    '/saison2019-2020/categories.php?ClassID=7',
    { look: 'category', season: '2019-2020', ids: { ClassID: '7' } },
  ],
  ['/saison20192020/equipes.php?HomeID=12', { look: 'team', season: '2019-2020', ids: { HomeID: '12' } }],
  [
    '/fr/saison2019/rivalites.php?HomeID1=3&HomeID2=4',
    { look: 'rivals', season: '2019-2020', ids: { HomeID1: '3', HomeID2: '4' } },
  ],
  ['/saison2019-2020/rivalites.php?HomeID1=3', { page: 'season', season: '2019-2020' }],
  ['/saison2019-2020/equipes.php?HomeID=0', { page: 'season', season: '2019-2020' }],
  ['/saison2019-2020/equipes.php?HomeID=-1', { page: 'season', season: '2019-2020' }],
  ['/saison2019-2020/participez.php?show=tournois', { page: 'tournaments', season: '2019-2020' }],
  ['/saison2019-2020/participez.php', { page: 'participate', season: null }],
  ['/saison2019-2020/autre.php', { page: 'season', season: '2019-2020' }],
  ['/saison2019-2020/', { page: 'season', season: '2019-2020' }],
  ['/faq.php', { page: 'faq', season: null }],
  ['/contacts.php', { page: 'contact', season: null }],
  ['/hockey/a-propos', { page: 'about', season: null }],
])('recognises %s as a page of the old site', (address, page) => {
  expect(at(address)).toEqual(page);
});

test.each(['/saison19/equipes.php', '/fr/2019-2020', '/saison2019-2020/a/b.php', '/index.php'])(
  'does not recognise %s as a page of the old site',
  (address) => {
    expect(at(address)).toBeNull();
  },
);
