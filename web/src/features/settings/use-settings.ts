import type { SettingName, SettingValue } from '@rondelle/contracts/site/settings.ts';
import { useState } from 'react';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { settingWords } from './setting-words.ts';

/** Saves a setting or undoes a change, and says what became of it. */
export const useSettings = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const [said, say] = useState<string | null>(null);
  const changing = trpc.settings.change.useMutation();
  const undoing = trpc.history.undo.useMutation();
  const saying = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      say(done);
    } catch (error) {
      say(refusalOf(error).message);
    }
    await utils.settings.list.invalidate();
  };
  const change = (setting: SettingName, value: SettingValue) =>
    saying(
      () => changing.mutateAsync({ lang, commandId: newCommandId(), setting, value }),
      m.setting_saved({ setting: settingWords(setting) }),
    );
  const undo = (position: string, setting: SettingName) =>
    saying(
      () => undoing.mutateAsync({ lang, commandId: newCommandId(), position }),
      m.setting_undone({ setting: settingWords(setting) }),
    );
  return { said, isPending: changing.isPending || undoing.isPending, change, undo };
};
