import { plain } from './plain.ts';

export type Team = { readonly id: number; readonly name: string };

/** The team of that name, or the only one whose name holds what was typed; null where none or several do. */
export const matchTeam = (typed: string, teams: readonly Team[]): Team | null => {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const same = teams.filter(({ name }) => plain(name) === wanted);
  const found = same.length > 0 ? same : teams.filter(({ name }) => plain(name).includes(wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
};
