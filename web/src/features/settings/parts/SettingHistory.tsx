import { Button } from '@mantine/core';
import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import type { SettingName } from '@rondelle/contracts/site/settings.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { settingWords, valueWords } from '../setting-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<SettingsOutput, 'history'> & {
  disabled: boolean;
  undo: (position: string, setting: SettingName) => Promise<unknown>;
};

/** The changes of settings with author and time, latest first; each can be undone. */
export function SettingHistory({ history, disabled, undo }: Props) {
  if (history.length === 0) return <p className={blocks.muted}>{m.setting_history_none()}</p>;
  return (
    <ol className={blocks.rows}>
      {history.map(({ position, setting, before, after, by, at }) => (
        <li key={position} className={blocks.ends}>
          <span className={blocks.line}>
            <strong>{settingWords(setting)}</strong>
            <span>
              {m.setting_from_to({ before: valueWords(setting, before), after: valueWords(setting, after) })}
            </span>
          </span>
          <span className={`${blocks.line} ${blocks.note}`}>
            {by.path && by.name ? <Link href={by.path}>{by.name}</Link> : m.history_by_deleted_member()}
            <time dateTime={at}>{formatInstant(at)}</time>
            <Button
              variant="default"
              size="compact-sm"
              disabled={disabled}
              aria-label={m.setting_undo_of({ setting: settingWords(setting), when: formatInstant(at) })}
              onClick={() => void undo(position, setting)}
            >
              {m.setting_undo()}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}
