import { m } from '../../paraglide/messages.js';

type StoredData = { readonly what: string; readonly why: string; readonly long: string };

/** Personal data that the software stores: first the tables of the schema `accounts`, then all others. */
export const storedData = (): readonly StoredData[] => [
  { what: m.privacy_account(), why: m.privacy_account_why(), long: m.privacy_account_long() },
  { what: m.privacy_consents(), why: m.privacy_consents_why(), long: m.privacy_consents_long() },
  { what: m.privacy_parent(), why: m.privacy_parent_why(), long: m.privacy_parent_long() },
  { what: m.privacy_sessions(), why: m.privacy_sessions_why(), long: m.privacy_sessions_long() },
  { what: m.privacy_mails(), why: m.privacy_mails_why(), long: m.privacy_mails_long() },
  { what: m.privacy_follow(), why: m.privacy_follow_why(), long: m.privacy_follow_long() },
  { what: m.privacy_ways(), why: m.privacy_ways_why(), long: m.privacy_ways_long() },
  { what: m.privacy_sent(), why: m.privacy_sent_why(), long: m.privacy_sent_long() },
  { what: m.privacy_told(), why: m.privacy_told_why(), long: m.privacy_told_long() },
  { what: m.privacy_devices(), why: m.privacy_devices_why(), long: m.privacy_devices_long() },
  { what: m.privacy_forum(), why: m.privacy_forum_why(), long: m.privacy_forum_long() },
  { what: m.privacy_entered(), why: m.privacy_entered_why(), long: m.privacy_entered_long() },
  { what: m.privacy_moderation(), why: m.privacy_moderation_why(), long: m.privacy_moderation_long() },
  { what: m.privacy_contact(), why: m.privacy_contact_why(), long: m.privacy_contact_long() },
  { what: m.privacy_surveys(), why: m.privacy_surveys_why(), long: m.privacy_surveys_long() },
  { what: m.privacy_limits(), why: m.privacy_limits_why(), long: m.privacy_limits_long() },
  { what: m.privacy_visits(), why: m.privacy_visits_why(), long: m.privacy_visits_long() },
  { what: m.privacy_logs(), why: m.privacy_logs_why(), long: m.privacy_logs_long() },
];
