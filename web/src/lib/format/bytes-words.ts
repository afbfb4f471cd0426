import { m } from '../../paraglide/messages.js';
import { formatNumber, formatTenth } from './format.ts';

const mega = 1_048_576;
/** Formats a size in kilobytes or megabytes: « 12,4 Mo », "12.4 MB". */
export const bytesWords = (bytes: number): string =>
  bytes < mega
    ? m.size_kilobytes({ size: formatNumber(Math.round(bytes / 1_024)) })
    : m.size_megabytes({ size: formatTenth(bytes / mega) });
