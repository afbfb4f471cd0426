import { readWorkbook } from './read-workbook.ts';

/** Reads a workbook beside the page, which can end it at any time. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  try {
    postMessage({ sheets: readWorkbook(data) });
  } catch {
    postMessage({ failed: true });
  }
});
