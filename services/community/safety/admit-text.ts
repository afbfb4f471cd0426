import {
  type Admission,
  type HoldReason,
  textLength,
  type TextPlace,
  type TextRejection,
} from '@rondelle/contracts/community/texts.ts';
import { cleanText } from '@rondelle/contracts/text.ts';
import { isTangled } from '@rondelle/infra/content/post-markdown.ts';
import { worstWord } from './find-blocked.ts';
import { isRepeated } from './repetition.ts';
import { foreignLinks, hasContactDetails } from './find-contact.ts';

/** The facts about the author that the decision needs. */
export type Writer = {
  /** A newcomer without trust: texts with links are held. */
  readonly isNew: boolean;
  /** How many texts with the same words were written within the hour, including this one. */
  readonly repeats: number;
};

type NewText = {
  readonly text: string;
  readonly place: TextPlace;
  readonly writer: Writer;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
};

const mostLinks = 5;
const rejectionOf = (text: string, { place, origin }: NewText): TextRejection | null => {
  const { least, most } = textLength[place];
  const length = Array.from(text).length;
  if (length === 0) return 'text/empty';
  if (length < least || length > most) return 'text/length';
  if (worstWord(text) === 'refused') return 'text/blocked-word';
  if (foreignLinks(text, origin).length > mostLinks) return 'text/links';
  return place === 'post' && isTangled(text) ? 'text/tangled' : null;
};

const holdOf = (text: string, { writer, origin }: NewText): HoldReason | null => {
  if (worstWord(text) === 'held') return 'doubtful-word';
  if (hasContactDetails(text)) return 'contact-details';
  if (writer.isNew && foreignLinks(text, origin).length > 0) return 'link-of-newcomer';
  return isRepeated(text, writer.repeats) ? 'repeated' : null;
};

/** Decides whether to accept, hold or refuse a text. Pure: rate limits are checked elsewhere. */
export const admitText = (input: NewText): Admission => {
  const text = cleanText(input.text);
  const code = rejectionOf(text, input);
  if (code) return { state: 'refused', code };
  const reason = holdOf(text, input);
  return reason ? { state: 'held', text, reason } : { state: 'accepted', text };
};
