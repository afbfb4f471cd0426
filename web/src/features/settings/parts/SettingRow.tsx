import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { settingNote, settingWords, valueWords } from '../setting-words.ts';
import blocks from '../../../ui/blocks.module.css';
import type { SettingProps } from '../use-typed-setting.ts';

// The form fields are the largest part of this page's code: display the value as text until they are loaded.
const loadForm = async () => (await import('./SettingForm.tsx')).SettingForm;

/** One setting with its value and purpose; the form replaces the text once it is loaded. */
export function SettingRow(props: SettingProps) {
  const { setting, value } = props.setting;
  const { Part: SettingForm } = useLater(useIsHydrated(), loadForm);
  return (
    <li>
      {SettingForm ? (
        <SettingForm {...props} />
      ) : (
        <>
          <p>
            <strong>{settingWords(setting)}</strong> {valueWords(setting, value)}
          </p>
          <p className={blocks.note}>{settingNote(setting)}</p>
        </>
      )}
    </li>
  );
}
