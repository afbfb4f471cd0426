const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
/** A North American telephone number has ten digits; a score or a season has fewer. */
const telephone = /(?<!\d)(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
const elsewhere =
  /\b(?:snap(?:chat)?|insta(?:gram)?|tiktok|discord|whatsapp|telegram)\b\s*(?::|=|@|est\b|is\b)\s*\S{3,}/iu;
const links = /\b(?:https?:\/\/|www\.)[^\s<>"']{1,500}/giu;

/** Returns whether a text contains contact details outside the site. */
export const hasContactDetails = (text: string): boolean =>
  [email, telephone, elsewhere].some((pattern) => pattern.test(text));

/** The links in a text that lead away from the site. */
export const foreignLinks = (text: string, origin: string): readonly string[] =>
  (text.match(links) ?? []).filter((link) => link !== origin && !link.startsWith(`${origin}/`));
