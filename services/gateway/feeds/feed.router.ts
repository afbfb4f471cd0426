import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import * as inputs from '@rondelle/contracts/site/feeds.inputs.ts';
import { folderPrefix, mostSkipped } from '@rondelle/contracts/site/feeds.ts';
import { readSheetLeagues, readSheetSeason } from '@rondelle/importer/sheets/read-leagues.ts';
import { requestRun, type StoredRun, latestRuns } from '@rondelle/infra/feeds/feed-runs.ts';
import * as kept from '@rondelle/infra/feeds/stored-feeds.ts';
import type { Rejection } from '@rondelle/importer/errors.ts';
import { refusedCells } from '../imports/refused-cells.ts';
import { router, signedIn, unchecked } from '../trpc/trpc.ts';
import { leaguesOfFeeds } from './leagues-of-feeds.ts';

const feedProcedure = signedIn('site/feeds');
const done = { done: true } as const;

/** A team's name within a league, as a map key. */
const keyOf = (one: { readonly leagueId: number; readonly text: string }) => `${one.leagueId} ${one.text}`;

const loadFeed = async (db: Parameters<typeof kept.storedFeed>[0], id: number): Promise<kept.StoredFeed> => {
  const feed = await kept.storedFeed(db, id);
  if (!feed) throw new DomainError('request/invalid', 'id');
  return feed;
};

const runFor =
  (lang: Language) =>
  ({ feedId: _feedId, left: skipped, ...run }: StoredRun): inputs.FeedRun => ({
    ...run,
    left: skipped.flatMap(({ about, ...one }) =>
      // The importer stored these rejections; their reasons are a closed list.
      refusedCells([one as Rejection], lang, mostSkipped).map(
        ({ line: _line, otherLine: _other, ...cell }) => ({
          about,
          ...cell,
        }),
      ),
    ),
  });

/** Procedures for feeds: sources of games that are read on a timetable. */
export const feedRouter = router({
  list: feedProcedure
    .input(inputs.feedsInput)
    .output(unchecked(inputs.feedsOutput))
    .query(async ({ ctx, input: { lang } }) => {
      const [all, runs] = await Promise.all([kept.storedFeeds(ctx.db), latestRuns(ctx.db)]);
      const byFeed = Map.groupBy(runs, ({ feedId }) => feedId);
      const leagues = await leaguesOfFeeds(
        ctx.db,
        lang,
        all.flatMap(({ leagueId }) => leagueId ?? []),
      );
      return {
        hasFolder: ctx.readsFolders ?? false,
        feeds: all.map(
          ({ validators: _validators, answers: _answers, numbers: _numbers, unclear, ...feed }) => ({
            ...feed,
            unclear: [...unclear],
            league: leagues.get(feed.leagueId ?? 0) ?? null,
            runs: (byFeed.get(feed.id) ?? []).map(runFor(lang)),
          }),
        ),
      };
    }),
  /** The teams of a feed's league. */
  teams: feedProcedure
    .input(inputs.feedTeamsInput)
    .output(unchecked(inputs.feedTeamsOutput))
    .query(async ({ ctx, input: { id, lang } }) => {
      const { season: slug, leagueId } = await loadFeed(ctx.db, id);
      const season = slug === null ? null : await readSheetSeason(ctx.db, slug);
      const leagues = season ? await readSheetLeagues(ctx.db, season.id, lang) : [];
      return leagues.find((league) => league.id === leagueId)?.teams.slice() ?? [];
    }),
  save: feedProcedure.input(inputs.saveFeed).mutation(async ({ ctx, input }) => {
    const isDataset = input.kind === 'dataset';
    if (input.address.startsWith(folderPrefix) && !(isDataset && ctx.readsFolders))
      throw new DomainError('feed/folder-refused', 'address');
    if (!isDataset && (input.season === null || input.leagueId === null))
      throw new DomainError('request/invalid', 'leagueId');
    const id = await kept.saveFeed(ctx.db, isDataset ? { ...input, season: null, leagueId: null } : input);
    if (id === null) throw new DomainError('request/invalid', 'id');
    return { id };
  }),
  switch: feedProcedure.input(inputs.switchFeed).mutation(async ({ ctx, input: { id, isOn } }) => {
    await kept.switchFeed(ctx.db, id, isOn);
    return done;
  }),
  remove: feedProcedure.input(inputs.oneFeed).mutation(async ({ ctx, input: { id } }) => {
    await kept.removeFeed(ctx.db, id);
    return done;
  }),
  /** Requests a run of the whole feed; a reactor starts it within seconds. */
  run: feedProcedure.input(inputs.oneFeed).mutation(async ({ ctx, input: { id } }) => {
    await loadFeed(ctx.db, id);
    await requestRun(ctx.db, id);
    return done;
  }),
  /** Records which teams unclear names refer to, and requests a run. */
  answer: feedProcedure.input(inputs.matchFeedTeams).mutation(async ({ ctx, input: { id, teams } }) => {
    const { answers, unclear } = await loadFeed(ctx.db, id);
    const resolved = new Set(teams.map(keyOf));
    const others = answers.filter((one) => !resolved.has(keyOf(one)));
    await kept.storeAnswers(ctx.db, {
      id,
      answers: [...others, ...teams],
      unclear: unclear.filter((one) => !resolved.has(keyOf(one))),
    });
    await requestRun(ctx.db, id);
    return done;
  }),
});
