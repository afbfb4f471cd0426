import { sql } from 'kysely';
import type { Db } from '@rondelle/projections/schema.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { MemberServices } from '../member-services.ts';

type SurveyTables = AccountTables & {
  'operations.survey_answers': { survey: string; voter: Buffer; answer: string };
};

/** How often each answer to each of these surveys was given. */
export const answerCounts = async (
  db: Db,
  surveys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  if (surveys.length === 0) return new Map();
  const rows = await db
    .withTables<SurveyTables>()
    .selectFrom('operations.survey_answers')
    .select(['survey', 'answer', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`survey = ANY (${[...surveys]})`)
    .groupBy(['survey', 'answer'])
    .limit(10_000)
    .execute();
  const bySurvey = Map.groupBy(rows, ({ survey }) => survey);
  return new Map(
    [...bySurvey].map(([survey, of]) => [survey, new Map(of.map(({ answer, count }) => [answer, count]))]),
  );
};

type Given = {
  readonly survey: string;
  readonly answer: string;
  /** What the browser was given to be known by. */
  readonly browser: string;
  /** Of the network, for the limit. */
  readonly address: string;
};

/**
 * Counts an answer; false where this browser has answered that survey before. Nothing stands there that says who it was:
 * only a keyed hash of the browser’s cookie with the survey, so that the answers to two surveys cannot be put together.
 */
export const answerSurvey = async (
  { accounts, limits, hash }: MemberServices,
  { survey, answer, browser, address }: Given,
): Promise<boolean> => {
  await limits.take('surveyByAddress', address);
  const voter = await hash(`survey ${survey} ${browser}`);
  const { numInsertedOrUpdatedRows } = await accounts
    .withTables<SurveyTables>()
    .insertInto('operations.survey_answers')
    .values({ survey, answer, voter })
    .onConflict((conflict) => conflict.columns(['survey', 'voter']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};
