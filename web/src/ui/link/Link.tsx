import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import { PrefetchContext } from '../../lib/prefetch-context.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Kept with the address in the history. */
  state?: object;
};

/** A link within the site: followed without loading the document anew, its page fetched when it is pointed at. */
export function Link({ href, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext);
  return (
    <RouterLink href={href} onPointerEnter={() => prefetch(href)} onFocus={() => prefetch(href)} {...rest} />
  );
}
