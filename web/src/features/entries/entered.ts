import type { Saved } from '../../lib/forms/form-props.ts';
import { formatList } from '../../lib/format/format.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { m } from '../../paraglide/messages.js';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';

type Removal = { readonly commandId: string; readonly teamId: number };

/** Returns a field error when no team is chosen. */
export const checkEntered = (values: Pick<EntryValues, 'teams'>) =>
  teamsIn(values).length > 0 ? [] : [{ field: 'teamId', message: m.entries_check_none() }];

/** Names the entered teams. Undo removes them one at a time, because all removals append to the same stream. */
export const entered = (
  competition: string,
  values: Pick<EntryValues, 'teams'>,
  remove: (removal: Removal) => Promise<unknown>,
): Saved => {
  const teams = teamsIn(values);
  return {
    message: m.entries_entered({ teams: formatList(teams.map(({ name }) => name)), competition }),
    undo: async () => {
      for (const { id } of teams) await remove({ commandId: newCommandId(), teamId: id });
    },
  };
};
