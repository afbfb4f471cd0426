import { createContext } from 'react';

/** The server collects with this the crests that a page shows; the browser has none and draws them into the document. */
export const CrestsContext = createContext<((key: string, markup: string) => void) | null>(null);

/** The id of the hidden picture at the end of the document that holds every crest once. */
export const spriteId = 'crests';

/** Draws a crest into the document, unless it is there already. */
export const drawOnce = (key: string, markup: () => string): void => {
  const sprite = document.getElementById(spriteId);
  if (!sprite || document.getElementById(key)) return;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  symbol.id = key;
  symbol.setAttribute('viewBox', '0 0 40 40');
  symbol.innerHTML = markup();
  sprite.append(symbol);
};
