import type { Paths } from '@rondelle/contracts/site/paths.ts';
import { m } from '../../paraglide/messages.js';

type FooterLink = { readonly href: string; readonly label: string };
type FooterGroup = { readonly title: string; readonly links: readonly FooterLink[] };

/** Footer links grouped by subject. */
export const footerGroups = (paths: Paths): readonly FooterGroup[] => [
  {
    title: m.shell_footer_hockey(),
    links: [
      { href: paths.cities(), label: m.nav_cities() },
      { href: paths.organizations(), label: m.nav_organizations() },
      { href: paths.statistics(), label: m.statistics_title() },
      { href: paths.timeline(), label: m.timeline_title() },
      { href: paths.forum(), label: m.forum_title() },
      { href: paths.blog(), label: m.blog_title() },
      { href: paths.videos(), label: m.videos_title() },
      { href: paths.surveys(), label: m.surveys_title() },
    ],
  },
  {
    title: m.shell_footer_help(),
    links: [
      { href: paths.tour(), label: m.tour_title() },
      { href: paths.offline(), label: m.offline_title() },
      { href: paths.instructions(), label: m.shell_footer_instructions() },
      { href: paths.faq(), label: m.contact_site_faq() },
      { href: paths.contact(), label: m.contact_site_title() },
      { href: paths.participate(), label: m.shell_footer_participate() },
    ],
  },
  {
    title: m.shell_footer_site(),
    links: [
      { href: paths.about(), label: m.shell_footer_about() },
      { href: paths.features(), label: m.shell_footer_features() },
      { href: paths.changelog(), label: m.shell_footer_changelog() },
      { href: paths.workInProgress(), label: m.shell_footer_work() },
      { href: paths.api(), label: m.api_title() },
      { href: paths.openData(), label: m.opendata_title() },
      { href: paths.logChain(), label: m.chain_title() },
    ],
  },
  {
    title: m.shell_footer_rules(),
    links: [
      { href: paths.terms(), label: m.terms_title() },
      { href: paths.privacy(), label: m.privacy_title() },
      { href: paths.roles(), label: m.roles_title() },
      { href: `${paths.about()}#sources`, label: m.shell_footer_sources() },
    ],
  },
];
