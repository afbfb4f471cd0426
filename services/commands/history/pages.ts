import type { HistoryOutput, PastChange } from '@rondelle/contracts/competition/history.outputs.ts';
import type {
  LeagueHistoryInput,
  TeamHistoryInput,
  TournamentHistoryInput,
} from '@rondelle/contracts/competition/history.inputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { changesOfGames } from '@rondelle/projections/queries/activity-log/competition-changes.queries.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { isDeleted } from '@rondelle/domain/history/existence.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { findLeague } from '@rondelle/projections/queries/standings/find-league.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { leagueOnceAt } from './league-once-at.ts';
import { type Step, storyOf } from './stories.ts';
import { describeSteps } from './describe-steps.ts';

/** The sources of a history. */
export type Sources = { readonly db: Db; readonly log: EventLog };
type Page = {
  readonly lang: Language;
  readonly before?: string | undefined;
  readonly include?: 'games' | undefined;
};

const perPage = 50;

const latestFirst = (one: PastChange, other: PastChange) => comparePositions(other.position, one.position);

/** One page of steps, latest first, plus one more that shows whether there is a next page. */
const pageOf = (steps: readonly Step[], before: string | undefined): readonly Step[] =>
  steps
    .filter(({ event }) => before === undefined || comparePositions(event.position, before) < 0)
    .toReversed()
    .slice(0, perPage + 1);

const gamesOf = async ({ db }: Sources, { lang, before }: Page, competition: string) =>
  withNames(db, lang, await changesOfGames(db, lang, competition, before, perPage + 1));

/** The history of one entity, also of a deleted one. Throws `unknown` when it never existed. */
const historyOf = async (
  sources: Sources,
  thing: { readonly kind: 'league' | 'tournament' | 'team'; readonly id: number },
  page: Page,
  unknown: readonly [DomainErrorCode, string],
): Promise<HistoryOutput> => {
  const { kind, id } = thing;
  const steps = await storyOf(sources.log, kind, id);
  const last = steps.at(-1);
  if (!last) throw new DomainError(...unknown);
  const [now, own, ofGames] = await Promise.all([
    describeSteps(sources.db, page.lang, [last]),
    describeSteps(sources.db, page.lang, pageOf(steps, page.before)),
    page.include === 'games' ? gamesOf(sources, page, `${kind}-${id}`) : [],
  ]);
  const found = [...own, ...ofGames].sort(latestFirst);
  const entries = found.slice(0, perPage);
  const subject = now[0]?.subject;
  return {
    kind,
    subject: { id, name: subject?.name ?? String(id), path: subject?.path ?? '' },
    deleted: isDeleted(last.state),
    entries,
    older: found.length > perPage ? (entries.at(-1)?.position ?? null) : null,
  };
};

/** The history of the league of a category and region in a season; without such a league, that of the last one. */
export const leagueHistory = async (sources: Sources, input: LeagueHistoryInput): Promise<HistoryOutput> => {
  const catalogue = await catalogueIn(sources.db, input.lang);
  const id = await findLeague(sources.db, catalogue, input).then(
    (league) => league.id,
    async (error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === 'league/unknown';
      const once = isUnknown ? await leagueOnceAt(sources, catalogue, input) : null;
      if (once === null) throw error;
      return once;
    },
  );
  return historyOf(sources, { kind: 'league', id }, input, ['league/unknown', 'rid']);
};

export const tournamentHistory = (sources: Sources, input: TournamentHistoryInput) =>
  historyOf(sources, { kind: 'tournament', id: input.tid }, input, ['tournament/unknown', 'tid']);

/** The history of a team over all its seasons. */
export const teamHistory = (sources: Sources, input: TeamHistoryInput) =>
  historyOf(sources, { kind: 'team', id: input.eid }, input, ['team/unknown', 'eid']);
