import type { Page } from 'playwright-core';

type Colour = readonly [red: number, green: number, blue: number];

/** By how much each part of a colour may differ: regions tint the ground below them. */
const tolerance = 16;

/** Returns whether the visible part of the page has pixels of about a colour, such as those that a canvas draws. */
export const hasColour = async (page: Page, colour: Colour): Promise<boolean> => {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, wanted, most]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      for (let at = 0; at < pixels.length; at += 4)
        if (wanted.every((part, of) => Math.abs(part - (pixels[at + of] ?? 0)) <= most)) return true;
      return false;
    },
    [picture, colour, tolerance] as const,
  );
};
