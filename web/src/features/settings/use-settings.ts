import type { SettingName, SettingValue } from '@rondelle/contracts/site/settings.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { useOutcome } from '../../lib/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { settingWords } from './setting-words.ts';

/** Saves a setting or undoes a change; `message` is about the latest one. */
export const useSettings = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { message, attempt } = useOutcome();
  const changing = trpc.settings.change.useMutation();
  const undoing = trpc.history.undo.useMutation();
  /** Resolves to whether `action` succeeded; refetches the settings in either case. */
  const run = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await attempt(action, done);
    void utils.settings.list.invalidate();
    return isDone;
  };
  const change = (setting: SettingName, value: SettingValue) =>
    run(
      () => changing.mutateAsync({ lang, commandId: newCommandId(), setting, value }),
      m.setting_saved({ setting: settingWords(setting) }),
    );
  const undo = (position: string, setting: SettingName) =>
    run(
      () => undoing.mutateAsync({ lang, commandId: newCommandId(), position }),
      m.setting_undone({ setting: settingWords(setting) }),
    );
  return { message, isPending: changing.isPending || undoing.isPending, change, undo };
};
