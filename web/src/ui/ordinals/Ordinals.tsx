import { Fragment } from 'react';
import { currentLanguage } from '../../lib/format/lang.ts';
import { ordinalParts } from './ordinal-parts.ts';

/**
 * Draws a text with raised endings of French ordinals: 1er, 1re, 3e. Their role is removed, so that screen readers read
 * the ordinal as one word.
 */
export function Ordinals({ text }: { text: string }) {
  if (currentLanguage() !== 'fr') return text;
  return ordinalParts(text).map(({ plain, raised }, at) => (
    // The parts of a text have no other key than their place.
    <Fragment key={at}>
      {plain}
      {raised && <sup role="none">{raised}</sup>}
    </Fragment>
  ));
}
