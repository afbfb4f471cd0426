/** Latin letters, digits and signs between single spaces, as nearly all names are: composed, and nothing hidden. */
const plain =
  /^[!-~\u00A1-\u00AC\u00AE-\u02FF\u2013\u2014\u2018\u2019]+(?: [!-~\u00A1-\u00AC\u00AE-\u02FF\u2013\u2014\u2018\u2019]+)*$/u;

/** Breaks that only lay a text out: soft hyphens, zero-width spaces, word joiners and byte order marks. */
const layoutBreaks = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** One spelling for what reads the same: NFC, single plain spaces, none at the ends, no invisible breaks. */
export const normaliseText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(layoutBreaks, '')
        .replaceAll(/\p{White_Space}+/gu, ' ')
        .trim();

/** What an emoji is put together with: invisible by itself, and harmless there. */
const emojiJoins =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu;

/**
 * Control characters, changes of direction, characters that nobody sees, halves of characters, what has no meaning
 * outside one font, and so many accents on one letter that they cover the lines around it.
 */
const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/u;

/** Whether a normalised text holds what a reader can't see or what changes how the text around it reads. */
export const hasHiddenCharacters = (text: string): boolean =>
  !plain.test(text) && hidden.test(text.replaceAll(emojiJoins, ''));
