import { expect, test } from 'vitest';
import type { Outputs } from '../../lib/http/outputs.ts';
import { dashboardTopics } from './dashboard-topics.ts';

type Dashboard = Outputs['dashboard']['get'];
type Watched = Dashboard['following']['teams'][number];

const watched = (id: number, seasonId: number): Watched => ({
  id,
  name: `Chose ${id}`,
  path: `/${id}`,
  season: { id: seasonId, slug: `${seasonId}`, path: `/${seasonId}` },
  standing: null,
  form: [],
  league: null,
  leader: null,
  last: null,
  next: null,
  chances: null,
});
const dashboard = (teams: Watched[]): Dashboard => ({
  user: { id: 7, username: 'Ailier', role: 'member', path: '/u-7' },
  supervisor: {
    status: true,
    standing: 'accepted',
    waiting: [],
    path: null,
    leagues: [watched(11, 1)],
    tournaments: [watched(3, 1)],
  },
  counts: { total_leagues: 4, supervised_leagues: 1, total_tournaments: 2, supervised_tournaments: 1 },
  following: { teams, leagues: [watched(11, 1)], tournaments: [] },
  changes: { since: null, entries: [], hasMore: false, upTo: '1' },
  toConfirm: [],
  disputed: [],
  recent: [],
});

test('a dashboard follows its member, each entity once, and the moderation queue', () => {
  expect(dashboardTopics(dashboard([watched(5, 1), watched(6, 1)]))).toEqual([
    'member:7',
    'moderation',
    'team:5',
    'team:6',
    'league:11',
    'tournament:3',
  ]);
});

test('a member who supervises nothing does not follow moderation', () => {
  const supervisor = {
    status: false,
    standing: 'none' as const,
    waiting: [],
    path: null,
    leagues: [],
    tournaments: [],
  };
  expect(dashboardTopics({ ...dashboard([]), supervisor })).toEqual(['member:7', 'league:11']);
});

test('a member who is not yet accepted does not follow moderation', () => {
  const whole = dashboard([]);
  const supervisor = { ...whole.supervisor, standing: 'joined' as const };
  expect(dashboardTopics({ ...whole, supervisor })).not.toContain('moderation');
  const withRole = { ...whole, user: { ...whole.user, role: 'supervisor' as const }, supervisor };
  expect(dashboardTopics(withRole)).toContain('moderation');
});

test('a dashboard with too many entities follows their seasons, the latest first', () => {
  const teams = Array.from({ length: 40 }, (_, at) => watched(at + 1, 1 + (at % 30)));
  const topics = dashboardTopics(dashboard(teams));
  expect(topics.length).toBe(20);
  expect(topics.slice(0, 3)).toEqual(['member:7', 'moderation', 'season:30']);
});
