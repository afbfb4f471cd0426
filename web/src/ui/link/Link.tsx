import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import { PrefetchContext } from '../../lib/page/prefetch-context.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** History state of the navigation. */
  state?: object;
  /** True in an overlay: the page takes the place of the overlay's history entry. */
  replace?: boolean;
};

/** A link within the site: navigates without reloading the document, and prefetches its page on hover and focus. */
export function Link({ href, ...rest }: Props) {
  const prefetch = useContext(PrefetchContext);
  return (
    <RouterLink href={href} onPointerEnter={() => prefetch(href)} onFocus={() => prefetch(href)} {...rest} />
  );
}
