import { type AdminCharts, type AdminStats, chartSources } from '@rondelle/contracts/site/administration.ts';
import type { GlobalCounts } from '@rondelle/contracts/site/global-count-keys.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { type Content, noContent } from '@rondelle/infra/content/content.ts';
import { waitingJobs } from '@rondelle/infra/jobs/waiting-jobs.ts';
import { tableSizes } from '@rondelle/infra/postgres/table-sizes.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { joinedByMonth, memberCounts, membersByRole } from '@rondelle/members/accounts/member-counts.ts';
import { followingCount } from '@rondelle/members/following/following-count.ts';
import {
  changesByDay,
  type DayOfChanges,
} from '@rondelle/projections/queries/activity-log/of-late.queries.ts';
import { listCounts, seasonsInNumbers } from '@rondelle/projections/queries/counts/counts.queries.ts';
import type { Context } from '../trpc/trpc.ts';

const dayMs = 86_400_000;
const days = 30;

/** Required parts of the context. */
type StatsContext = { readonly db: Context['db']; readonly content?: Context['content'] | undefined };

/** Counts of posts and videos: all, and published by today. */
const contentCounts = ({ posts, videos }: Content, today: string) => {
  const all = [...videos.values()];
  const channelsOf = (some: readonly (typeof all)[number][]) =>
    new Set(some.flatMap(({ cid, channel_title }) => cid ?? channel_title ?? [])).size;
  const isOut = (post: typeof posts extends ReadonlyMap<string, infer P> ? P : never) =>
    Object.values(post).some(({ date }) => date <= today);
  return {
    post: posts.size,
    channel: channelsOf(all),
    post_ready: [...posts.values()].filter(isOut).length,
    channel_ready: channelsOf(all.filter(({ file }) => Boolean(file))),
    tag: new Set(all.flatMap(({ tags }) => tags.map(({ slug }) => slug))).size,
  };
};

/** Counts for the administration's own programs, under the names that these expect. */
export const globalCountsOf = async ({
  db,
  content = () => noContent,
}: StatsContext): Promise<GlobalCounts> => {
  const accounts = db.withTables<AccountTables>();
  const [jobs, lists, followings, members] = await Promise.all([
    waitingJobs(db, 0),
    listCounts(db),
    followingCount(accounts),
    memberCounts(accounts),
  ]);
  return {
    ...contentCounts(content(), new Date().toISOString().slice(0, 10)),
    feed: lists.seasonsWithGames,
    feedRule: followings,
    job: jobs.waiting,
    jobItem: jobs.attempts,
    list: lists.competitions,
    listItem: lists.entries,
    network: lists.organizations,
    profile: members.confirmed,
  };
};

export const statsOf = async (context: StatsContext): Promise<AdminStats> => {
  const [counts, byRole, sizes] = await Promise.all([
    globalCountsOf(context),
    membersByRole(context.db.withTables<AccountTables>()),
    tableSizes(context.db),
  ]);
  const roles = memberRoles.map((role) => ({
    role,
    members: byRole.find((one) => one.role === role)?.members ?? 0,
  }));
  return { counts, roles, ...sizes };
};

/** The last thirty days, including days without changes. */
const everyDay = (rows: readonly DayOfChanges[], now: number): AdminCharts['changes'] =>
  Array.from({ length: days }, (_, at) => {
    const day = new Date(now - (days - 1 - at) * dayMs).toLocaleDateString('en-CA', {
      timeZone: 'America/Toronto',
    });
    const counts = chartSources.map((source) => [
      source,
      rows.find((row) => row.day === day && row.source === source)?.events ?? 0,
    ]);
    return { day, events: Object.fromEntries(counts) as AdminCharts['changes'][number]['events'] };
  });

export const chartsOf = async ({ db }: StatsContext): Promise<AdminCharts> => {
  const [changes, members, seasons] = await Promise.all([
    changesByDay(db),
    joinedByMonth(db.withTables<AccountTables>()),
    seasonsInNumbers(db),
  ]);
  return { changes: everyDay(changes, Date.now()), members, seasons };
};
