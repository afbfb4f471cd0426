import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import classes from './bar-popover.module.css';
import blocks from '../blocks.module.css';

type Props = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the button and of its panel. */
  label: string;
  role: 'navigation' | 'dialog';
  /** Content of the button. */
  face: ReactNode;
  /** Receives whether the panel is open. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A followed link closes the panel, also a link that opens a form over the same page. */
const closeAfterLink = ({ target, currentTarget }: Event): void => {
  if (target instanceof Element && target.closest('a') && currentTarget instanceof HTMLElement)
    currentTarget.hidePopover();
};

/** A button of the page's bar with a panel below it, by the browser's own popover: Escape and a click outside close it. */
export function BarPopover({ id, label, role, face, onToggle, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener('click', closeAfterLink);
    return () => current?.removeEventListener('click', closeAfterLink);
  }, []);
  const Panel = role === 'dialog' ? 'div' : 'nav';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${blocks.control} ${blocks.tight}`}
        aria-label={label}
      >
        {face}
      </button>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        {...(role === 'dialog' && { role })}
        aria-label={label}
        className={`${blocks.card} ${classes.panel}`}
        {...(onToggle && {
          onToggle: ({ newState }: ToggleEvent) => onToggle(newState === 'open'),
        })}
      >
        {children}
      </Panel>
    </>
  );
}
