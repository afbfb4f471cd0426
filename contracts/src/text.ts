/**
 * The common case: Latin letters, digits and punctuation between single spaces, composed and without hidden characters.
 */
const plain =
  /^[!-~\u00A1-\u00AC\u00AE-\u02FF\u2013\u2014\u2018\u2019]+(?: [!-~\u00A1-\u00AC\u00AE-\u02FF\u2013\u2014\u2018\u2019]+)*$/u;

/** Characters for layout only: soft hyphens, zero-width spaces, word joiners and byte order marks. */
const layoutBreaks = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** Normalises a text: NFC, single plain spaces, trimmed, without zero-width characters. */
export const normaliseText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(layoutBreaks, '')
        .replaceAll(/\p{White_Space}+/gu, ' ')
        .trim();

/** Joiners and variation selectors within an emoji, where they are allowed. */
const emojiJoins =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu;

/**
 * Control characters, direction changes, invisible characters, lone surrogates, private-use characters, and stacks of
 * accents that cover the lines around them.
 */
const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{5,}/u;

/**
 * Returns true when a normalised text contains characters that are invisible or that change how the text around them
 * reads.
 */
export const hasHiddenCharacters = (text: string): boolean =>
  !plain.test(text) && hidden.test(text.replaceAll(emojiJoins, ''));

const joinOrHidden = new RegExp(String.raw`(${emojiJoins.source})|(?![\n\t])(?:${hidden.source})`, 'gu');

/**
 * A text of several lines as it is stored: normalised, without the characters that `hasHiddenCharacters` finds, with
 * normalised line ends and at most one empty line in a row.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(joinOrHidden, (_, join: string | undefined) => join ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A text of one line as it is stored: like `cleanText`, with single plain spaces. */
export const cleanLine = (text: string): string => normaliseText(cleanText(text));
