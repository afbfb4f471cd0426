import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { BannersOutput } from '@rondelle/contracts/site/banners.inputs.ts';
import { formatNumber } from '../../../lib/format.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { daysWords, placeWords } from '../ads-words.ts';
import blocks from '../../../ui/blocks.module.css';
import classes from '../ads.module.css';

type Props = {
  banners: BannersOutput['banners'];
  disabled: boolean;
  turn: (id: number, isOn: boolean) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
};

/** Each banner as it looks, where and when it is shown, and how it fares. */
export function BannerList({ banners, disabled, turn, remove }: Props) {
  const { lang } = usePageLocation();
  if (banners.length === 0) return <p className={blocks.muted}>{m.ads_none()}</p>;
  return (
    <ul className={blocks.rows}>
      {banners.map(({ id, path, alt, width, height, place, startsOn, endsOn, url, views, clicks, isOn }) => (
        <li key={id}>
          <img src={path} alt={alt[lang]} width={width} height={height} className={classes.picture} />
          <p className={blocks.line}>
            <strong>{placeWords(place)}</strong>
            <span>{daysWords(startsOn, endsOn)}</span>
            <span>{isOn ? m.ads_is_on() : m.ads_is_off()}</span>
            <span className={blocks.note}>
              {m.ads_counts({ views: formatNumber(views), clicks: formatNumber(clicks) })}
            </span>
            <span className={blocks.note}>{url}</span>
          </p>
          <Group gap="xs">
            <Button
              variant="default"
              size="compact-md"
              disabled={disabled}
              aria-label={m.ads_turn_of({
                alt: alt[lang],
                action: isOn ? m.ads_turn_off() : m.ads_turn_on(),
              })}
              onClick={() => void turn(id, !isOn)}
            >
              {isOn ? m.ads_turn_off() : m.ads_turn_on()}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              disabled={disabled}
              aria-label={m.ads_turn_of({ alt: alt[lang], action: m.ads_remove() })}
              onClick={() => void remove(id)}
            >
              {m.ads_remove()}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
