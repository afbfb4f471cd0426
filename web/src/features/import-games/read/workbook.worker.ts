import { readWorkbook } from './read-workbook.ts';

/** Reads a workbook in a worker, so that the page stays responsive and can terminate it. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  try {
    postMessage({ sheets: readWorkbook(data) });
  } catch {
    postMessage({ failed: true });
  }
});
