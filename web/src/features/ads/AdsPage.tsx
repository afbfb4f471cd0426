import { usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { AddBanner } from './parts/AddBanner.tsx';
import { BannerList } from './parts/BannerList.tsx';
import { useAds } from './use-ads.ts';
import blocks from '../../ui/blocks.module.css';

/** The site's own banners: where and when each is shown, how often it was seen and followed. */
export function AdsPage() {
  const query = usePageQuery('ads', 'main', { retry: false });
  const paths = usePaths();
  const { said, isPending, add, turn, remove } = useAds();
  return (
    <AdminFrame title={m.ads_title()} description={m.ads_description()} lead={m.ads_lead()} query={query}>
      {({ isOn, banners }) => (
        <>
          {!isOn && (
            <p className={blocks.notice}>
              {m.ads_are_off()} <Link href={paths.settings()}>{m.setting_title()}</Link>
            </p>
          )}
          <p role="status" className={blocks.note}>
            {said}
          </p>
          <Section title={m.ads_list()}>
            <BannerList banners={banners} disabled={isPending} turn={turn} remove={remove} />
          </Section>
          <Section title={m.ads_add()}>
            <AddBanner disabled={isPending} add={add} />
          </Section>
        </>
      )}
    </AdminFrame>
  );
}
