import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { type SettingName, settingShapes, type SettingValue } from '@rondelle/contracts/site/settings.ts';
import { type FocusEvent, useRef, useState } from 'react';
import type { CallError } from '../../lib/http/call-error.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { refusalWords, refusedWords } from './refusal-words.ts';

export type SettingProps = {
  setting: SettingsOutput['settings'][number];
  disabled: boolean;
  /** Resolves to the error of a refused change; null when it was saved. */
  save: (setting: SettingName, value: SettingValue) => Promise<CallError | null>;
};

/** Returns a value as comparable text; an emptied field equals null. */
const written = (value: SettingValue): string =>
  JSON.stringify(value === '' || (typeof value === 'object' && !value?.fr && !value?.en) ? null : value);

/** Kinds that are complete with one choice, and are saved with it. */
const isChosen = (setting: SettingName): boolean => ['flag', 'choice'].includes(settingShapes[setting].kind);

/**
 * The typed value and its handlers: a choice is saved at once, a text when its fields lose focus. An unsaved value
 * stays as a draft.
 */
export const useTypedSetting = ({ setting: { setting, value }, save }: SettingProps) => {
  const { draft, change, clear, wasRestored } = useDraft<{ typed: SettingValue }>(
    `setting ${setting}`,
    () => ({ typed: value }),
  );
  const { typed } = draft;
  const [error, setError] = useState('');
  /** The sent value: the page displays an older one until the settings are refetched. */
  const sent = useRef<string | null>(null);
  const isSaved = (next: SettingValue): boolean => written(next) === (sent.current ?? written(value));
  const send = async (next: SettingValue): Promise<void> => {
    if (sent.current === written(next)) return;
    sent.current = written(next);
    const refused = await save(setting, next);
    if (!refused) return clear();
    sent.current = null;
    setError(refusedWords(setting, refused));
  };
  const restore = (next: SettingValue) => {
    setError('');
    clear({ typed: next });
  };
  const type = (next: SettingValue) => {
    if (isSaved(next)) return restore(next);
    setError('');
    change({ typed: next });
    if (isChosen(setting)) void send(next);
  };
  const leave = ({ currentTarget: form, relatedTarget: next }: FocusEvent<HTMLFormElement>) => {
    // The focus only moved to another window.
    if (isSaved(typed) || form.contains(next) || !document.hasFocus()) return;
    if (form.checkValidity()) void send(typed);
    else setError(refusalWords(setting));
  };
  const isOther = written(typed) !== written(value);
  return { typed, isOther, wasRestored, error, type, leave, send, restore };
};
