import { readableEventsOf } from '@rondelle/commands/history/stories.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { settingNames, type SettingValue, usualSettings } from '@rondelle/contracts/site/settings.ts';
import type { SettingChange, SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { type SettingCode, theSite } from '@rondelle/contracts/site/site.events.ts';
import { type MemberName, memberNames } from '@rondelle/members/member-names.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Context } from '../trpc/trpc.ts';
import { readSettings, textIdsIn, textsOf, valueOf } from './read-settings.ts';

type SettingsContext = Pick<Context, 'db' | 'log'> & { readonly settings?: Context['settings'] | undefined };
const mostChanges = 50;

type Step = Omit<SettingChange, 'before' | 'after' | 'by'> & {
  readonly before: SettingCode;
  readonly after: SettingCode;
  readonly memberId: string;
};

/** All changes of settings with the previous value, oldest first. */
const stepsIn = async ({ log }: SettingsContext): Promise<Step[]> => {
  const now = new Map<string, SettingCode>();
  const steps: Step[] = [];
  for (const { type, data, position, recordedAt, metadata } of await readableEventsOf(log, 'site', theSite)) {
    if (type !== 'SiteSettingChanged') continue;
    const { setting, value: after } = data;
    const before = now.get(setting) ?? null;
    now.set(setting, after);
    steps.push({ position, setting, before, after, at: recordedAt, memberId: metadata.actor.id });
  }
  return steps;
};

const whoIs = (lang: Language, member: MemberName | null | undefined): SettingChange['by'] =>
  member
    ? { name: member.username, path: pathsIn(lang).user({ id: member.number, name: member.username }) }
    : { name: null, path: null };

/** All settings with their value and initial value, and the latest changes with their authors. */
export const listSettings = async (context: SettingsContext, lang: Language): Promise<SettingsOutput> => {
  const { db, settings } = context;
  const start = settings?.start ?? usualSettings;
  const [set, steps] = await Promise.all([readSettings(db), stepsIn(context)]);
  const latest = steps.slice(-mostChanges).toReversed();
  const codes = latest.flatMap(({ setting, before, after }) =>
    [before, after].map((value) => ({ setting, value })),
  );
  const texts = await textsOf(db, textIdsIn(codes));
  const names = await memberNames(
    db,
    latest.map(({ memberId }) => memberId),
  );
  return {
    settings: settingNames.map((setting) => {
      const usual: SettingValue = start[setting];
      return { setting, value: set[setting] ?? usual, start: usual, isSet: setting in set };
    }),
    history: latest.map(({ memberId, before, after, setting, position, at }) => ({
      position,
      setting,
      at,
      before: valueOf(setting, before, texts),
      after: valueOf(setting, after, texts),
      by: whoIs(lang, names.get(memberId)),
    })),
  };
};
