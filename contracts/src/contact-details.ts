const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
/** A North American telephone number has ten digits; a score or a season has fewer. */
const telephone = /(?<!\d)(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/** Returns whether a text contains an email address or a telephone number. */
export const hasEmailOrTelephone = (text: string): boolean => email.test(text) || telephone.test(text);
