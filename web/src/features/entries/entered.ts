import type { Saved } from '../../lib/form-props.ts';
import { formatList } from '../../lib/format.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { m } from '../../paraglide/messages.js';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';

type Removal = { readonly commandId: string; readonly teamId: number };

/** Somebody has to be chosen before anybody is entered. */
export const checkEntered = (values: Pick<EntryValues, 'teams'>) =>
  teamsIn(values).length > 0 ? [] : [{ field: 'teamId', message: m.entries_check_none() }];

/** Says who was entered where; taken back, they leave one after the other, as one stream takes them. */
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
