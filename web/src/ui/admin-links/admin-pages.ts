import type { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';

type AdminPage = {
  readonly path: string;
  readonly name: string;
  /** Description of the page. */
  readonly about: string;
};

/** The pages of the administration, most used first. */
export const adminPages = (paths: ReturnType<typeof usePaths>): readonly AdminPage[] => [
  { path: paths.admin(), name: m.admin_title(), about: m.admin_description() },
  { path: paths.members(), name: m.members_title(), about: m.members_description() },
  { path: paths.adminActivity(), name: m.admin_activity_title(), about: m.admin_activity_description() },
  { path: paths.logs(), name: m.admin_logs_short(), about: m.logs_description() },
  { path: paths.replay(), name: m.admin_replay_short(), about: m.replay_description() },
  { path: paths.seasonReplay(), name: m.season_replay_short(), about: m.season_replay_description() },
  { path: paths.viewsState(), name: m.views_state_title(), about: m.views_state_description() },
  { path: paths.rollBack(), name: m.admin_roll_back_short(), about: m.roll_back_description() },
  { path: paths.settings(), name: m.setting_title(), about: m.setting_description() },
  { path: paths.feeds(), name: m.feeds_title(), about: m.feeds_description() },
  { path: paths.backups(), name: m.backup_title(), about: m.backup_description() },
  { path: paths.mails(), name: m.mails_title(), about: m.mails_description() },
  { path: paths.analytics(), name: m.analytics_title(), about: m.analytics_description() },
  { path: paths.ads(), name: m.ads_title(), about: m.ads_description() },
  { path: paths.adminStats(), name: m.admin_stats_title(), about: m.admin_stats_description() },
  { path: paths.adminCharts(), name: m.admin_charts_title(), about: m.admin_charts_description() },
  { path: paths.pushDemo(), name: m.push_demo_title(), about: m.push_demo_description() },
  { path: paths.speech(), name: m.speech_title(), about: m.speech_description() },
  { path: paths.start(), name: m.start_title(), about: m.start_intro() },
  { path: paths.gallery(), name: m.gallery_title(), about: m.gallery_description() },
];
