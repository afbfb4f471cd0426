import { Box, Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { BannersOutput } from '@rondelle/contracts/site/banners.inputs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { useToday } from '../../../lib/format/use-today.ts';
import { m } from '../../../paraglide/messages.js';
import { InlineConfirm } from '../../../ui/actions/InlineConfirm.tsx';
import { bannerPlaceWords, countsWords, daysWords, stateWords } from '../ads-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  banners: BannersOutput['banners'];
  disabled: boolean;
  turn: (id: number, isOn: boolean) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
};

type Banner = Props['banners'][number];

/** Buttons of a banner. Removing asks for confirmation, because its counts are deleted with it. */
function Actions({ banner, disabled, turn, remove }: Omit<Props, 'banners'> & { banner: Banner }) {
  const { lang } = usePageLocation();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, isOn, place, views, clicks } = banner;
  const alt = banner.alt[lang];
  if (isConfirming)
    return (
      <InlineConfirm
        question={m.ads_remove_question({
          alt,
          place: bannerPlaceWords(place),
          counts: countsWords({ views, clicks }),
        })}
        yes={m.ads_remove()}
        no={m.ads_keep()}
        disabled={disabled}
        run={() => void remove(id)}
        cancel={() => setIsConfirming(false)}
      />
    );
  const actions = [
    { name: isOn ? m.ads_turn_off() : m.ads_turn_on(), act: () => void turn(id, !isOn) },
    { name: m.ads_remove(), act: () => setIsConfirming(true) },
  ];
  return (
    <Group gap="xs">
      {actions.map(({ name, act }) => (
        <Button
          key={name}
          variant="default"
          size="compact-md"
          disabled={disabled}
          aria-label={m.ads_turn_of({ alt, action: name })}
          onClick={act}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}

/** The banners, each with its image, page, dates, counts and buttons. */
export function BannerList({ banners, disabled, turn, remove }: Props) {
  const { lang } = usePageLocation();
  const today = useToday();
  if (banners.length === 0) return <p className={blocks.muted}>{m.ads_none()}</p>;
  return (
    <ul className={blocks.rows}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <Box
            component="img"
            src={banner.path}
            alt={banner.alt[lang]}
            width={banner.width}
            height={banner.height}
            bd="1px solid var(--r-line)"
            display="block"
            mah="8rem"
            maw="min(100%, 40rem)"
            mb="0.5rem"
          />
          <p className={blocks.line}>
            <strong>{bannerPlaceWords(banner.place)}</strong>
            <span>{daysWords(banner.startsOn, banner.endsOn)}</span>
            <span>{stateWords(banner, today)}</span>
            <span className={blocks.note}>{countsWords(banner)}</span>
            <a className={blocks.note} href={banner.url} rel="noopener">
              {banner.url}
            </a>
          </p>
          <Actions banner={banner} disabled={disabled} turn={turn} remove={remove} />
        </li>
      ))}
    </ul>
  );
}
