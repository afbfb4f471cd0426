import { createHash } from 'node:crypto';
import { type BannerType, mostBannerBytes } from '@rondelle/contracts/site/banners.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { imageSize } from 'image-size';

const types: ReadonlyMap<string, BannerType> = new Map(
  Object.entries<BannerType>({
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
  }),
);
const mostPixels = 4_000;

/** Decodes an uploaded picture; type and size come from its bytes, not from its name. Throws `request/invalid`. */
export const pictureIn = (base64: string) => {
  const image = Buffer.from(base64, 'base64');
  const refused = new DomainError('request/invalid', 'image');
  if (image.length === 0 || image.length > mostBannerBytes) throw refused;
  try {
    const { type: name = '', width, height } = imageSize(image);
    const type = types.get(name);
    if (!type || !(width > 0 && height > 0 && width <= mostPixels && height <= mostPixels)) throw refused;
    const digest = createHash('sha256').update(image).digest('hex').slice(0, 16);
    return { image, type, width, height, digest };
  } catch {
    throw refused;
  }
};

export const extensionOf: Readonly<Record<BannerType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
