import { Button } from '@mantine/core';
import { useNav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Outcome } from '../../ui/outcome/Outcome.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { PanelLink } from './parts/PanelLink.tsx';
import { SettingHistory } from './parts/SettingHistory.tsx';
import { SettingRow } from './parts/SettingRow.tsx';
import { groups, groupWords } from './setting-words.ts';
import { useSettings } from './use-settings.ts';
import blocks from '../../ui/blocks.module.css';

/** Settings of the whole site. Each is saved separately, displays its default and can be reset. */
export function SettingsPage() {
  const query = usePageQuery('settings', 'main', { retry: false });
  const ongoing = useNav()?.ongoingSeason ?? null;
  const paths = usePaths();
  const { message, latest, isPending, change, undo } = useSettings();
  return (
    <AdminFrame
      title={m.setting_title()}
      description={m.setting_description()}
      lead={m.setting_lead()}
      query={query}
    >
      {({ settings, history }) => (
        <>
          <Section title={m.setting_season()}>
            <p className={blocks.line}>
              {ongoing ? (
                <Link href={paths.season(ongoing.slug)}>{m.shell_season({ season: ongoing.slug })}</Link>
              ) : (
                m.home_no_season()
              )}
              {ongoing && (
                <FormLink form="choose-season" about={ongoing.id}>
                  {m.setting_season_choose()}
                </FormLink>
              )}
            </p>
            <p className={blocks.note}>{m.setting_season_note()}</p>
          </Section>
          {groups.map((group) => (
            <Section key={group.name} title={groupWords(group.name)}>
              <ul className={blocks.rows}>
                {settings
                  .filter(({ setting }) => group.settings.some((one) => one === setting))
                  .map((one) => (
                    <SettingRow
                      key={`${one.setting} ${JSON.stringify(one.value)}`}
                      setting={one}
                      disabled={isPending}
                      save={change}
                    />
                  ))}
              </ul>
              {group.name === 'elsewhere' && <PanelLink settings={settings} />}
            </Section>
          ))}
          <Section title={m.setting_history()}>
            <SettingHistory history={history} disabled={isPending} undo={undo} />
          </Section>
          <Outcome
            message={message}
            action={
              latest && (
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={isPending}
                  onClick={() => void undo(latest.position, latest.setting)}
                >
                  {m.setting_undo()}
                </Button>
              )
            }
          />
        </>
      )}
    </AdminFrame>
  );
}
