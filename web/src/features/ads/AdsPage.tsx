import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Outcome } from '../../ui/outcome/Outcome.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { BannerList } from './parts/BannerList.tsx';
import { useAds } from './use-ads.ts';
import blocks from '../../ui/blocks.module.css';

// The fields and the calendar are the largest part of this page's code.
const loadForm = async () => (await import('./parts/AddBanner.tsx')).AddBanner;

/** Administration of the site's banners: lists, adds, switches and removes them. */
export function AdsPage() {
  const query = usePageQuery('ads', 'main', { retry: false });
  const paths = usePaths();
  const { message, isPending, add, turn, remove } = useAds();
  const { Part: AddBanner } = useLater(useIsHydrated(), loadForm);
  return (
    <AdminFrame title={m.ads_title()} description={m.ads_description()} lead={m.ads_lead()} query={query}>
      {({ isOn, banners }) => (
        <>
          {!isOn && (
            <p className={blocks.notice}>
              {m.ads_are_off()} <Link href={paths.settings()}>{m.setting_title()}</Link>
            </p>
          )}
          <Section title={m.ads_list()}>
            <BannerList banners={banners} disabled={isPending} turn={turn} remove={remove} />
          </Section>
          <Section title={m.ads_add()}>
            {AddBanner && <AddBanner add={add} />}
            <noscript>
              <p>{m.form_needs_scripts()}</p>
            </noscript>
          </Section>
          <Outcome message={message} />
        </>
      )}
    </AdminFrame>
  );
}
