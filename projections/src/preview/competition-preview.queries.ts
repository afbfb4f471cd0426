import type {
  CompetitionPreviewAnswer,
  CompetitionPreviewQuestion,
} from '@rondelle/contracts/competition/preview.answers.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../answers/catalogue.ts';
import { namesFor } from '../answers/names.ts';
import { gamesOfCompetition } from '../as-of/as-of.queries.ts';
import type { Db } from '../schema.ts';
import { competitionRow, leagueEntriesOf, tournamentEntriesOf } from '../standings/competition.queries.ts';
import { rankChangesUnder } from './preview.ts';
import { ranksWith } from './ranks-with.ts';

type Asked = CompetitionPreviewQuestion;

const entriesOf = async (db: Db, { kind, id }: Asked) => {
  if (kind === 'tournament') return tournamentEntriesOf(db, `tournament-${id}`);
  const league = await db
    .selectFrom('leagues')
    .select('category_id')
    .where('league_id', '=', id)
    .executeTakeFirst();
  return league ? leagueEntriesOf(db, `league-${id}`, league.category_id) : [];
};

const rulesOf = async (db: Db, { ruleset }: Asked): Promise<{ readonly rules?: Ruleset }> => {
  if (!ruleset) return {};
  const found = await db
    .selectFrom('rulesets')
    .select('rules')
    .where('ruleset_id', '=', ruleset.rulesetId)
    .where('version', '=', ruleset.rulesetVersion)
    .executeTakeFirst();
  if (!found) throw new DomainError('ruleset/unknown', 'ruleset');
  return { rules: found.rules };
};

/**
 * Every rank that another ruleset or draw would change, computed on read; nothing is recorded. Fails with
 * `league/unknown`, `tournament/unknown` or `ruleset/unknown`.
 */
export const previewCompetition = async (db: Db, asked: Asked): Promise<CompetitionPreviewAnswer> => {
  const { lang, kind, id, draw } = asked;
  const key = `${kind}-${id}`;
  const [catalogue, competition, entries, games, rules] = await Promise.all([
    catalogueIn(db, lang),
    competitionRow(db, key),
    entriesOf(db, asked),
    gamesOfCompetition(db, key),
    rulesOf(db, asked),
  ]);
  if (!competition) throw new DomainError(`${kind}/unknown`, 'id');
  const ranks = rankChangesUnder({ competition, entries, games }, { ...rules, ...(draw && { draw }) });
  const { season_id: seasonId } = competition;
  const names = await namesFor(db, catalogue, {
    teams: ranks.map(({ teamId }) => ({ teamId, seasonId })),
    ...(kind === 'league' ? { leagueIds: [id] } : { tournamentIds: [id] }),
  });
  return { ranks: ranksWith(ranks, seasonId, names) };
};
