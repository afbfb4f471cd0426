import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { isPlainClick } from '../link/is-plain-click.ts';
import type { MenuGroup } from './menu-links.ts';
import classes from './menu-link.module.css';

type Props = {
  /** Page with the same links, followed when scripts do not run. */
  href: string;
  /** Accessible name of the menu. */
  label: string;
  groups: readonly MenuGroup[];
  className?: string | undefined;
  current?: 'true' | undefined;
  children: ReactNode;
};

const loadMenu = async () => (await import('./OpenMenu.tsx')).OpenMenu;

/** A link that opens a menu when scripts run. The menu's code is loaded on hover or focus. */
export function MenuLink({ href, label, groups, className = '', current, children }: Props) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const { Part: Menu, failed } = useLater(wanted, loadMenu);
  const scripted = useIsHydrated();
  useEffect(() => {
    if (failed && opened) location.assign(href);
  }, [failed, opened, href]);
  const show = (event: MouseEvent | KeyboardEvent, open: boolean) => {
    event.preventDefault();
    setWanted(true);
    setOpened(open);
  };
  /** Keys while the link has focus. ArrowDown only opens: pressing it twice must not close the menu. */
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') show(event, true);
    if (event.key === 'Escape' && opened) show(event, false);
    if (event.key === ' ') show(event, !opened);
  };
  return (
    <>
      <a
        ref={anchor}
        href={href}
        className={`${classes.link} ${className}`}
        aria-current={current}
        {...(scripted && { 'aria-haspopup': 'menu', 'aria-expanded': opened })}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={(event) => isPlainClick(event) && show(event, !opened)}
        onKeyDown={byKey}
      >
        {children}
      </a>
      {Menu && (
        <Menu anchor={anchor} label={label} opened={opened} close={() => setOpened(false)} groups={groups} />
      )}
    </>
  );
}
