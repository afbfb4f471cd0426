const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Control characters, which XML 1.0 forbids even when escaped. */
const control = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
/** Escapes a text for XML content or attributes. */
export const xmlText = (text: string): string =>
  text.replaceAll(control, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
/** Escapes a plain text for feed elements that readers interpret as HTML. */
export const htmlInXml = (text: string): string => xmlText(xmlText(text));
