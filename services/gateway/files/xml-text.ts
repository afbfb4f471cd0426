const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** XML allows no control characters, however they are written. */
const control = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
/** A text as it stands between the tags of XML, or in an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll(control, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
/** A text where readers of feeds expect HTML: signs of HTML in it stay signs. */
export const htmlInXml = (text: string): string => xmlText(xmlText(text));
