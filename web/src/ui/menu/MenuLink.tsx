import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { useLater } from '../../lib/use-later.ts';
import { isPlainClick } from '../link/is-plain-click.ts';
import type { MenuGroup } from './menu-links.ts';
import classes from './menu-link.module.css';

type Props = {
  /** Where the same choices stand on a page: followed where scripts do not run. */
  href: string;
  /** Names the choices. */
  label: string;
  groups: readonly MenuGroup[];
  className?: string | undefined;
  current?: 'true' | undefined;
  children: ReactNode;
};

const loadMenu = async () => (await import('./OpenMenu.tsx')).OpenMenu;
const yes = () => true;

/** A link that opens a menu beside it once scripts run; the menu is loaded when the link is pointed at or focused. */
export function MenuLink({ href, label, groups, className = '', current, children }: Props) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const { Part: Menu, failed } = useLater(wanted, loadMenu);
  const scripted = useInBrowser(yes);
  useEffect(() => {
    if (failed && opened) location.assign(href);
  }, [failed, opened, href]);
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpened(!opened);
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
        onClick={(event) => isPlainClick(event) && toggle(event)}
        onKeyDown={(event) => ['ArrowDown', ' '].includes(event.key) && toggle(event)}
      >
        {children}
      </a>
      {Menu && (
        <Menu anchor={anchor} label={label} opened={opened} close={() => setOpened(false)} groups={groups} />
      )}
    </>
  );
}
