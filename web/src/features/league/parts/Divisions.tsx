import type { leagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { z } from 'zod';
import { m } from '../../../paraglide/messages.js';
import { Choices } from '../../../ui/filters/Choices.tsx';

/** Links to the whole league and to each of its divisions. */
export function Divisions({ league }: Pick<z.infer<typeof leagueOutput>, 'league'>) {
  const { path, division, divisions } = league;
  return (
    <Choices
      label={m.league_divisions()}
      choices={[
        { name: m.league_all_divisions(), path, chosen: division === null },
        ...divisions.map(({ id, name, path }) => ({ name, path, chosen: id === division?.id })),
      ]}
    />
  );
}
