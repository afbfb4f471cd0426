import { isDeepStrictEqual } from 'node:util';
import type { UndoneKind } from './model-command.ts';
import type { Card } from './plain.ts';
import type { PlainCompetition } from './plain-competition.ts';
import { competition, ofTeam } from './plain-competition-parts.ts';
import type { PlainGame } from './plain-game.ts';
import { game } from './plain-game-parts.ts';
import type { Plain } from './plain-model.ts';
import { type Kind, numbered, type Parts } from './plain-parts.ts';
import type { PlainRuleset } from './plain-ruleset.ts';
import { type PlainTeam, withCard } from './plain-team.ts';

/** The result of an undo: a domain error, or the state after it, which may be unchanged. */
export type Undoing = { readonly refused: string } | { readonly becomes: Plain };

const nameOf = ({ seasonId }: Card) => `season ${String(seasonId)}`;
const team: Kind<PlainTeam> = {
  parts: ({ seasons, organizationId, crest, inTheBin }) => ({
    there: !inTheBin,
    organization: organizationId,
    crest,
    ...numbered('season', seasons, 'seasonId'),
  }),
  putBack: (now, before, changed) => {
    const back = before.seasons.filter((card) => changed.includes(nameOf(card)));
    const retained = now.seasons.filter(
      (card) => !changed.includes(nameOf(card)) || back.some((old) => nameOf(old) === nameOf(card)),
    );
    const { organizationId } = changed.includes('organization') ? before : now;
    const { crest } = changed.includes('crest') ? before : now;
    return { key: now.key, organizationId, seasons: back.reduce(withCard, retained), crest, inTheBin: false };
  },
  refusal: () => null,
};

const ruleset: Kind<PlainRuleset> = {
  parts: ({ versions, inTheBin }) => ({ there: !inTheBin, rules: versions.at(-1) }),
  putBack: (now, before, changed) => ({
    key: now.key,
    versions: changed.includes('rules') ? [...now.versions, before.versions.at(-1)] : now.versions,
    inTheBin: false,
  }),
  refusal: () => null,
};

const differing = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/** The parts that must be unchanged since the change, so that it can be undone. */
const requiredParts = (changed: readonly string[], now: Parts): readonly string[] => {
  const rests = new Set([...changed, 'there', 'off']);
  // A confirmation depends on its result, and a game with a later result is neither deleted nor restored.
  const isOfConfirmation = isDeepStrictEqual(changed, ['confirmation']);
  if (isOfConfirmation || changed.includes('there')) rests.add('result');
  if (isOfConfirmation) rests.add('teams');
  if ((changed.includes('result') || changed.includes('teams')) && now['confirmation'] !== null)
    rests.add('confirmation');
  // A team leaves with its division, points and withdrawal, and only an entered team has them.
  for (const name of changed) {
    const team = name.split(' of ')[1];
    if (team) rests.add(team);
    if (name.startsWith('team ')) for (const field of ofTeam) rests.add(`${field} of ${name}`);
  }
  return [...rests];
};

const undoIn = <P extends NonNullable<Plain>>(
  { parts, putBack, refusal }: Kind<P>,
  [was, then, now]: readonly [P | null, P, P],
  by: string,
): Undoing => {
  const [before, after, present] = [was ? parts(was) : {}, parts(then), parts(now)];
  const changed = differing(before, after);
  // An undo does not enter a team again in a competition that is deleted.
  const isFromBin = was?.inTheBin === true && then.inTheBin;
  if (isFromBin && changed.length > 0) return { refused: 'event/cannot-be-undone' };
  const judged = changed.length > 1 ? changed.filter((name) => name !== 'confirmation') : changed;
  if (judged.every((name) => isDeepStrictEqual(present[name], before[name]))) return { becomes: now };
  const rests = requiredParts(changed, present);
  if (rests.some((name) => !isDeepStrictEqual(present[name], after[name])))
    return { refused: 'event/built-upon' };
  // Undoing a creation or restoration deletes the subject and changes nothing else.
  if (!was || was.inTheBin) return { becomes: { ...now, inTheBin: true } };
  const refused = refusal(now, was, changed, by);
  return refused ? { refused } : { becomes: putBack(now, was, changed, by) };
};

/**
 * The result of undoing one change of a subject: what the change affected is as before, unless it was changed again
 * since. `states` holds the subject after each of its changes, with the state before the first change first.
 */
export const undoingOf = (
  kind: UndoneKind,
  states: readonly Plain[],
  revision: number,
  by: string,
): Undoing => {
  const [was, then, now] = [states[revision] ?? null, states[revision + 1] ?? null, states.at(-1) ?? null];
  if (!then || !now) return { refused: 'event/unknown' };
  const all = [was, then, now] as const;
  switch (kind) {
    case 'game':
      return undoIn(game, all as readonly [PlainGame | null, PlainGame, PlainGame], by);
    case 'team':
      return undoIn(team, all as readonly [PlainTeam | null, PlainTeam, PlainTeam], by);
    case 'ruleset':
      return undoIn(ruleset, all as readonly [PlainRuleset | null, PlainRuleset, PlainRuleset], by);
    default:
      return undoIn(
        competition,
        all as readonly [PlainCompetition | null, PlainCompetition, PlainCompetition],
        by,
      );
  }
};
