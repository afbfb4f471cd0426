import type { SiteCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type SettingShape, settingShapes } from '@rondelle/contracts/site/settings.ts';
import type { SettingCode, SiteEvent } from '@rondelle/contracts/site/site.events.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

/** The settings that administrators have changed; a setting that has its default value is absent. */
export type Site = { readonly [setting: string]: Exclude<SettingCode, null> };

const isSeason = (slug: string): boolean =>
  /^\d{4}-\d{4}$/.test(slug) && Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1;

/** Returns whether a value fits the shape of a setting. */
const fits = (shape: SettingShape, value: Exclude<SettingCode, null>): boolean => {
  switch (shape.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && shape.choices.includes(value);
    case 'season':
      return typeof value === 'string' && isSeason(value);
    case 'number':
      return typeof value === 'number' && value >= shape.least && value <= shape.most;
    default:
      // A text setting holds the id under which the text is stored.
      return typeof value === 'number' && value > 0;
  }
};

export const site: Decider<Site, SiteCommand, SiteEvent> = {
  initial: {},
  decide: (command, state) => {
    const { setting, value } = command;
    if (value !== null && !fits(settingShapes[setting], value))
      throw new DomainError('request/invalid', 'value');
    if ((state[setting] ?? null) === value) return [];
    return [{ type: 'SiteSettingChanged', data: payloadOf(command) }];
  },
  evolve: (state, { data: { setting, value } }) => {
    const { [setting]: _before, ...others } = state;
    return value === null ? others : { ...others, [setting]: value };
  },
};
