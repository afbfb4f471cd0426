import { escapeHtml } from '@rondelle/contracts/escape-html.ts';

/** Control characters: XML 1.0 forbids these even when escaped. */
const control = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
/** Escapes a text for XML content or attributes. */
export const xmlText = (text: string): string => escapeHtml(text.replaceAll(control, ''));
/** Escapes a plain text for feed elements that readers interpret as HTML. */
export const htmlInXml = (text: string): string => xmlText(xmlText(text));
