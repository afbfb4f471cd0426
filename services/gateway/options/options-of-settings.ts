import type { Settings } from '@rondelle/infra/config/settings.ts';
import { openMailer } from '@rondelle/infra/mail/open-mailer.ts';
import type { GatewayOptions } from './options.ts';

/** The options of a gateway that are settings, whether it runs in a process of its own or with the rest of the site. */
export const optionsOfSettings = (settings: Settings) =>
  ({
    port: settings.port,
    ...(settings.host ? { host: settings.host } : {}),
    ...(settings.publicUrl ? { publicUrl: settings.publicUrl } : {}),
    web: { dist: settings.webDist },
    mailer: openMailer(settings),
    privacyContact: settings.privacyContact,
    siteContact: settings.siteContact,
    facebookUrl: settings.facebookUrl ?? null,
    ...(settings.contentDir ? { contentFolder: settings.contentDir } : {}),
    ...(settings.openDataDir !== undefined && { openDataDir: settings.openDataDir }),
    ...(settings.backups && { backupKeepDays: settings.backups.keepDays }),
    readsFolders: settings.feedsDir !== undefined,
    trustedProxies: settings.trustedProxies,
    livePerAddress: settings.livePerAddress,
    mostConnections: settings.mostConnections,
    firstSeason: settings.firstSeason,
    captcha: settings.captcha,
    recaptchaKeys: settings.recaptchaKeys,
    mapboxToken: settings.mapboxToken,
    providers: settings.signInProviders,
    siteState: settings.siteState,
    today: settings.demo ? settings.demoDay : undefined,
  }) satisfies Partial<GatewayOptions>;
