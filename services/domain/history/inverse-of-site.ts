import type { SiteCommand } from '@rondelle/contracts/competition/commands.ts';
import type { SiteEvent } from '@rondelle/contracts/site/site.events.ts';
import type { Site } from '../competition/site.decider.ts';
import type { Undoing } from './undo.ts';

/** The command that restores the previous value of the setting. */
export const inverseOfSite = (
  before: Site,
  { data: { siteId, setting } }: SiteEvent,
): Undoing<SiteCommand> => [{ type: 'ChangeSiteSetting', siteId, setting, value: before[setting] ?? null }];
