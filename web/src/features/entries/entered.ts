import { formatList } from '../../lib/format/format.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { m } from '../../paraglide/messages.js';
import { type EntryValues, teamsIn } from './use-teams-to-enter.ts';

type Removal = { readonly commandId: string; readonly teamId: number };

/** Returns a field error when no team is chosen. */
export const checkEntered = (values: Pick<EntryValues, 'teams'>) =>
  teamsIn(values).length > 0 ? [] : [{ field: 'teamId', message: m.entries_check_none() }];

/** Names the entered teams. */
export const enteredWords = (competition: string, values: Pick<EntryValues, 'teams'>): string =>
  m.entries_entered({ teams: formatList(teamsIn(values).map(({ name }) => name)), competition });

/** Removes the entered teams again, one at a time, because all removals append to the same stream. */
export const removeEntered = async (
  values: Pick<EntryValues, 'teams'>,
  remove: (removal: Removal) => Promise<unknown>,
): Promise<void> => {
  for (const { id } of teamsIn(values)) await remove({ commandId: newCommandId(), teamId: id });
};
