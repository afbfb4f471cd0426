import type { RankChangesOutput, RankDecision } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../paraglide/messages.js';

type RulesChange = RankChangesOutput['rulesChanges'][number];

const wordsOf = (decision: RankDecision): string => {
  switch (decision.kind) {
    case 'entered':
      return m.why_entered();
    case 'left':
      return m.why_left();
    case 'division':
      return m.why_division();
    case 'returned':
      return m.why_returned();
    case 'withdrew':
      return m.why_withdrew();
    case 'deducted':
      return m.why_deducted({ before: decision.before, after: decision.after });
  }
};

/** Describes a decision; names its team where it is not the one that the line is about. */
export const decisionWords = (decision: RankDecision, teamId: number): string =>
  decision.team.id === teamId
    ? wordsOf(decision)
    : m.why_decision_on({ decision: wordsOf(decision), team: decision.team.name });

/** Describes a change of the rules for the whole table. */
export const rulesWords: Readonly<Record<RulesChange, () => string>> = {
  rules: m.why_rules,
  drawn: m.why_drawn,
  undrawn: m.why_undrawn,
};

const movedWords: Readonly<Record<RulesChange, () => string>> = {
  rules: m.why_rules_moved,
  drawn: m.why_drawn_moved,
  undrawn: m.why_undrawn_moved,
};

/** The reason of a team that moved without a game or a decision: other teams, or else the rules. */
export const idleWords = (
  { crossed }: RankChangesOutput['moves'][number],
  [rulesChange]: RankChangesOutput['rulesChanges'],
): string => {
  const isByOthers = crossed.some(({ games, decisions }) => games.length + decisions.length > 0);
  return isByOthers || !rulesChange ? m.why_idle_moved() : movedWords[rulesChange]();
};
