import {
  type Admission,
  type HoldReason,
  textLength,
  type TextPlace,
  type TextRefusal,
} from '@rondelle/contracts/community/texts.ts';
import { isTangled } from '@rondelle/infra/content/post-markdown.ts';
import { worstWord } from './find-blocked.ts';
import { foreignLinks, hasContactDetails } from './find-contact.ts';

/** What is known of who writes, and of what they wrote just before. */
export type Writer = {
  /** Nobody has trusted them yet: what they link to is looked at first. */
  readonly isNew: boolean;
  /** Texts with the same words within the hour, this one included. */
  readonly repeats: number;
};

type Asked = {
  readonly text: string;
  readonly place: TextPlace;
  readonly writer: Writer;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
};

const mostLinks = 5;
const mostRepeats = 3;
/** Marks that pile up on one letter until they cover the lines around it. */
const pilesOfMarks = /\p{M}{4,}/gu;
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** As it is kept: signs that nobody sees or that turn the direction are gone, lines end alike, at most one is empty. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(pilesOfMarks, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const refusalOf = (text: string, { place, origin }: Asked): TextRefusal | null => {
  const { least, most } = textLength[place];
  const length = Array.from(text).length;
  if (length === 0) return 'text/empty';
  if (length < least || length > most) return 'text/length';
  if (worstWord(text) === 'refused') return 'text/blocked-word';
  if (foreignLinks(text, origin).length > mostLinks) return 'text/links';
  return place === 'post' && isTangled(text) ? 'text/tangled' : null;
};

const holdOf = (text: string, { writer, origin }: Asked): HoldReason | null => {
  if (worstWord(text) === 'held') return 'doubtful-word';
  if (hasContactDetails(text)) return 'contact-details';
  if (writer.isNew && foreignLinks(text, origin).length > 0) return 'link-of-newcomer';
  return writer.repeats > mostRepeats ? 'repeated' : null;
};

/** Decides what becomes of a text. Pure: who floods is stopped before, by the rate of what they send. */
export const admitText = (asked: Asked): Admission => {
  const text = cleanText(asked.text);
  const code = refusalOf(text, asked);
  if (code) return { state: 'refused', code };
  const reason = holdOf(text, asked);
  return reason ? { state: 'held', text, reason } : { state: 'accepted', text };
};
