import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { crestDesign, crestLettering, crestSvg } from '@rondelle/contracts/crest/crest.ts';
import { inkOn } from '@rondelle/contracts/crest/crest-colours.ts';
import { type Box, box } from './draw.ts';

type Crested = Pick<Ref, 'name' | 'recordedName' | 'crest'>;

/** A team's crest, `size` pixels high. The letters are a text box on top, since SVG inside the image has no fonts. */
export const crestBox = ({ name, recordedName, crest }: Crested, size: number): Box => {
  const design = crestDesign(name, crest ?? null, recordedName);
  const { letters, main } = design;
  const svg = crestSvg({ ...design, letters: '' });
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const lettering = crestLettering(design);
  const unit = size / 40;
  return box({ position: 'relative', width: size, height: size, flexShrink: 0 }, [
    { type: 'img', key: null, props: { src, width: size, height: size, style: {} } },
    box(
      {
        position: 'absolute',
        top: (lettering.middle - 20) * unit,
        left: 0,
        width: size,
        height: size,
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: lettering.size * unit,
        fontWeight: 700,
        color: inkOn(main),
      },
      letters,
    ),
  ]);
};
