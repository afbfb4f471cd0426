import { hasEmailOrTelephone } from '@rondelle/contracts/contact-details.ts';

const elsewhere =
  /\b(?:snap(?:chat)?|insta(?:gram)?|tiktok|discord|whatsapp|telegram)\b\s*(?::|=|@|est\b|is\b)\s*\S{3,}/iu;
const links = /\b(?:https?:\/\/|www\.)[^\s<>"']{1,500}/giu;

/** Returns whether a text contains contact details outside the site. */
export const hasContactDetails = (text: string): boolean => hasEmailOrTelephone(text) || elsewhere.test(text);

/** The links in a text that lead away from the site. */
export const foreignLinks = (text: string, origin: string): readonly string[] =>
  (text.match(links) ?? []).filter((link) => link !== origin && !link.startsWith(`${origin}/`));
