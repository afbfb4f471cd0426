import type { Permission } from '@rondelle/contracts/membership/permissions.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  'competition/read': m.permission_competition_read,
  'account/enter': m.permission_account_enter,
  'account/own': m.permission_account_own,
  'community/own': m.permission_community_own,
  'community/moderate': m.permission_community_moderate,
  'following/own': m.permission_following_own,
  'notifications/own': m.permission_notifications_own,
  'forum/write': m.permission_forum_write,
  'forum/moderate': m.permission_forum_moderate,
  'dashboard/own': m.permission_dashboard_own,
  'competition/write': m.permission_competition_write,
  'result/confirm': m.permission_result_confirm,
  'supervision/volunteer': m.permission_supervision_volunteer,
  'supervision/accept': m.permission_supervision_accept,
  'competition/supervise': m.permission_competition_supervise,
  'competition/correct': m.permission_competition_correct,
  'competition/import': m.permission_competition_import,
  'moderation/review': m.permission_moderation_review,
  'catalogue/write': m.permission_catalogue_write,
  'ruleset/write': m.permission_ruleset_write,
  'season/write': m.permission_season_write,
  'member/manage': m.permission_member_manage,
  'member/impersonate': m.permission_member_impersonate,
  'member/roll-back': m.permission_member_roll_back,
  'log/replay': m.permission_log_replay,
  'site/logs': m.permission_site_logs,
  'site/settings': m.permission_site_settings,
  'site/feeds': m.permission_site_feeds,
  'site/administer': m.permission_site_administer,
  'site/trace': m.permission_site_trace,
} as const satisfies Record<Permission, () => string>;

export const permissionWords = (permission: Permission): string => words[permission]();
