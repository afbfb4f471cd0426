import type { SettingName, SettingValue } from '@rondelle/contracts/site/settings.ts';
import { useState } from 'react';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { settingWords } from './setting-words.ts';

/** A change that the page offers to undo. */
type Undoable = { readonly position: string; readonly setting: SettingName };

/** Saves a setting or undoes a change; `message` is about the latest one, and `latest` can be undone. */
export const useSettings = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { message, setMessage, attempt } = useOutcome();
  const [latest, setLatest] = useState<Undoable | null>(null);
  const changing = trpc.settings.change.useMutation();
  const undoing = trpc.history.undo.useMutation();
  /** Resolves to the field error of a refused change; null when it was saved. */
  const change = async (setting: SettingName, value: SettingValue) => {
    try {
      const { position } = await changing.mutateAsync({ lang, commandId: newCommandId(), setting, value });
      setLatest(position === null ? null : { position, setting });
      setMessage(m.setting_saved({ setting: settingWords(setting) }));
      return null;
    } catch (error) {
      setLatest(null);
      setMessage('');
      return callErrorOf(error);
    } finally {
      void utils.settings.list.invalidate();
    }
  };
  const undo = async (position: string, setting: SettingName): Promise<void> => {
    setLatest(null);
    await attempt(
      () => undoing.mutateAsync({ lang, commandId: newCommandId(), position }),
      m.setting_undone({ setting: settingWords(setting) }),
    );
    void utils.settings.list.invalidate();
  };
  return { message, latest, isPending: changing.isPending || undoing.isPending, change, undo };
};
