import { createContext } from 'react';

/** Collects the crests of a page on the server. Null in the browser: it adds them to the document's sprite. */
export const CrestsContext = createContext<((key: string, markup: string) => void) | null>(null);

/** Id of the hidden SVG at the end of the document that holds each crest once. */
export const spriteId = 'crests';

/** Adds a crest to the sprite unless it is there already. */
export const drawOnce = (key: string, markup: () => string): void => {
  const sprite = document.getElementById(spriteId);
  if (!sprite || document.getElementById(key)) return;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  symbol.id = key;
  symbol.setAttribute('viewBox', '0 0 40 40');
  symbol.innerHTML = markup();
  sprite.append(symbol);
};
