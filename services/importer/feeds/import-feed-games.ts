import { feedActor } from '@rondelle/contracts/log/event.ts';
import { mostSkipped } from '@rondelle/contracts/site/feeds.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { createWriter } from '../apply/writer.ts';
import { importSheet } from '../sheets/import-sheet.ts';
import { textKey } from '../sheets/count-names.ts';
import { namesIn } from '../sheets/names-in.ts';
import { readSheetLeagues, readSheetSeason } from '../sheets/read-leagues.ts';
import { withIds } from '../sheets/with-ids.ts';
import { settleDoubtful } from './doubtful-games.ts';
import { readMissing } from './missing-from-source.ts';
import { FeedError } from './feed-error.ts';
import { gameWords, type ReadFeed, rowsOf } from './feed-game.ts';
import type { FeedResult, FeedSite, FeedSource } from './feed-source.ts';

const leagueOf = async ({ db }: FeedSite, { season: slug, leagueId }: FeedSource) => {
  const season = slug === null ? null : await readSheetSeason(db, slug);
  const leagues = season ? await readSheetLeagues(db, season.id, 'fr') : [];
  const league = leagues.find(({ id }) => id === leagueId);
  if (!season || !league) throw new FeedError('league-gone');
  return { season, league };
};

/** Imports games into the league of the source, in the same way as rows of a spreadsheet. */
export const importFeedGames = async (
  site: FeedSite,
  source: FeedSource,
  feed: ReadFeed,
  runId: string,
): Promise<Omit<FeedResult, 'validators'>> => {
  const { log, db, catchUp } = site;
  await catchUp();
  const { season, league } = await leagueOf(site, source);
  const known = source.answers.filter(({ leagueId }) => leagueId === league.id);
  const isAnswered = new Set(known.map(({ text }) => textKey(text)));
  const { games, left, isName } = await settleDoubtful(feed, league, isAnswered);
  const sheet = { season, leagueId: league.id, rows: rowsOf(games) };
  const none = { leagues: [], teams: [], again: false };
  const names = await namesIn({ ...sheet, answers: none }, [league]);
  const open = names.teams.filter(({ sure, text }) => !sure && !isAnswered.has(textKey(text)));
  const isNew = ({ found, text }: (typeof open)[number]) =>
    source.addsTeams && found === null && isName(text);
  const added = open.filter(isNew).map(({ text }) => ({ leagueId: league.id, text, team: 'new' as const }));
  const answers = { ...none, teams: [...known, ...added] };
  const context: CommandContext = {
    actor: feedActor,
    source: 'import',
    correlationId: runId,
  };
  const result = await importSheet(
    {
      db,
      log,
      writer: createWriter(log, context),
      reserve: (kind, count) => reserveIds(log, kind, count, context),
      catchUp,
      lang: 'fr',
      only: new Set([league.id]),
    },
    { ...sheet, answers },
  );
  const ofRows = [...result.rejections, ...result.contradictions].map((one) => ({
    ...one,
    about: gameWords(games[one.line - 1] ?? {}),
  }));
  const missing = await readMissing(db, source, season.id, games);
  const all = [...ofRows, ...missing.left, ...left, ...feed.left];
  const { added: fresh, corrected, unchanged } = result.counts.game;
  return {
    counts: { added: fresh, corrected, held: 0, unchanged, refused: result.rejections.length },
    left: all.slice(0, mostSkipped),
    leftCount: all.length,
    unclear: open.filter((one) => !isNew(one)).map(({ text, rows }) => ({ leagueId: league.id, text, rows })),
    answers: withIds(answers, result.teams).teams,
    numbers: missing.numbers,
  };
};
