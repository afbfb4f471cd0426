import { useState } from 'react';
import { newCommandId } from '../../../lib/http/new-command-id.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { unlessDeleted } from '../unless-deleted.ts';
import { useCommandSequence } from '../use-command-sequence.ts';
import type { StartState } from '../use-start-state.ts';
import { type TeamLine, teamLines, withoutTeams } from './team-lines.ts';

type Made = { readonly id: number; readonly leagueId: number };
type Entry = { readonly leagueId: number; readonly teamId: number; readonly divisionId: number | null };
type Draft = {
  /** Typed text; older drafts lack it and the next field. */
  readonly text?: string;
  /** Registered teams that could not be entered in the league. */
  readonly toEnter?: readonly Entry[];
  /** Stored, so that the additions can still be undone after a reload. */
  readonly made: readonly Made[];
};
type Season = NonNullable<StartState['season']>;
type League = StartState['leagues'][number];
type Named = { readonly id: number; readonly name: string };

const isCalled =
  (name: string) =>
  (one: { readonly name: string }): boolean =>
    one.name.toLowerCase() === name.toLowerCase();

/** The commands of the step, each sent with a progress line; refused ones are missing from the result. */
const useCommands = (state: StartState, { id: seasonId }: Season, league: League) => {
  const { client } = trpc.useUtils();
  const doing = useCommandSequence();
  const { lang, choices } = state;
  const { id: leagueId, category, region } = league;
  // All changes of one list can be undone together, from the page of each of them.
  const [actionId] = useState(newCommandId);
  const divisions = choices?.divisions ?? [];
  return {
    doing,
    /** Adds the divisions that are missing; returns all, or null when one was refused. */
    addDivisions: async (names: readonly string[]): Promise<readonly Named[] | null> => {
      const missing = [...new Set(names)].filter((name) => !divisions.some(isCalled(name)));
      const added = await doing.doAll(
        missing.map((name) => async (commandId: string, signal: AbortSignal) => {
          const both = { fr: name, en: name };
          const { id } = await client.division.add.mutate(
            { commandId, actionId, lang, name: both },
            { signal },
          );
          return { name, id };
        }),
      );
      return added.length === missing.length ? [...divisions, ...added] : null;
    },
    register: (teams: readonly TeamLine[]) =>
      doing.doAll(
        teams.map(
          ({ name, city }) =>
            (commandId: string, signal: AbortSignal) =>
              client.team.register.mutate(
                {
                  commandId,
                  actionId,
                  lang,
                  seasonId,
                  name,
                  city,
                  categoryId: category.id,
                  regionId: region.id,
                },
                { signal },
              ),
        ),
      ),
    /** Enters teams in the league; returns whether it succeeded. */
    enter: async (entries: readonly Entry[]): Promise<boolean> => {
      const teams = entries.map(({ teamId, divisionId }) => ({ teamId, divisionId }));
      if (teams.length === 0) return false;
      const entered = await doing.doAll([
        (commandId: string, signal: AbortSignal) =>
          client.league.enterTeams.mutate(
            { commandId, actionId, lang, leagueId, seasonId, teams },
            { signal },
          ),
      ]);
      return entered.length > 0;
    },
    /** Deletes teams, after removing those that were entered from their league; null for each that was refused. */
    remove: (teams: readonly (Made & { readonly isEntered: boolean })[]) =>
      doing.doEach(
        teams.map(
          ({ id: teamId, leagueId: of, isEntered }) =>
            async (commandId: string, signal: AbortSignal) => {
              if (isEntered)
                await unlessDeleted(
                  client.league.removeTeam.mutate(
                    { commandId: newCommandId(), lang, leagueId: of, seasonId, teamId },
                    { signal },
                  ),
                );
              const reason = 'typing-error' as const;
              return unlessDeleted(
                client.team.delete.mutate({ commandId, lang, teamId, reason }, { signal }),
              );
            },
        ),
      ),
  };
};

/** The league to fill: the chosen one, or the first with hardly any teams. */
export const useLeagueToFill = ({ leagues }: StartState) => {
  const [chosen, choose] = useState('');
  const league =
    leagues.find(({ id }) => String(id) === chosen) ?? leagues.find(({ teams }) => teams < 2) ?? leagues[0];
  return { league, choose };
};

/** Registers typed teams and enters them in the league; both can be undone. */
export const useNewTeams = (state: StartState, season: Season, league: League) => {
  const commands = useCommands(state, season, league);
  const { draft, change } = useDraft<Draft>('start teams', () => ({ made: [] }));
  const { text = '', toEnter = [], made } = draft;
  const { id: leagueId } = league;
  const teams = teamLines(text);
  const waiting = toEnter.filter((one) => one.leagueId === leagueId);
  const add = async () => {
    const known = await commands.addDivisions(teams.flatMap(({ division }) => division ?? []));
    if (!known) return;
    const registered = await commands.register(teams);
    const entries = registered.map(({ id: teamId }, at): Entry => {
      const { division } = teams[at] ?? {};
      return { leagueId, teamId, divisionId: division ? (known.find(isCalled(division))?.id ?? null) : null };
    });
    // Saved before the next command, so that completed commands are never sent again.
    change({
      text: withoutTeams(text, teams.slice(0, registered.length)),
      toEnter: [...toEnter, ...entries],
      made: [...made, ...registered.map(({ id }) => ({ id, leagueId }))],
    });
    if (registered.length === teams.length && (await commands.enter([...waiting, ...entries])))
      change((now) => ({ toEnter: now.toEnter?.filter((one) => one.leagueId !== leagueId) ?? [] }));
    await state.refetch();
  };
  const takeBack = async () => {
    const isEntered = (id: number) => toEnter.every(({ teamId }) => teamId !== id);
    const outputs = await commands.remove(made.map((one) => ({ ...one, isEntered: isEntered(one.id) })));
    const left = made.filter((_, at) => outputs[at] === null);
    change({ made: left, toEnter: toEnter.filter(({ teamId }) => left.some(({ id }) => id === teamId)) });
    await state.refetch();
  };
  return {
    doing: commands.doing,
    text,
    setText: (typed: string) => change({ text: typed }),
    count: teams.length + waiting.length,
    hasMade: made.length > 0,
    add,
    takeBack,
  };
};
