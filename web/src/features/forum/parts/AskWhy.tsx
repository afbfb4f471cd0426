import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../../lib/use-later.ts';
import type { AskWhyProps } from './ask-why-props.ts';

const loadMenu = async () => (await import('./ReasonMenu.tsx')).ReasonMenu;

/** Does what needs a reason; the menu of reasons is loaded when it is opened first. */
export function AskWhy(props: AskWhyProps) {
  const [wanted, setWanted] = useState(false);
  const { Part: Reasons } = useLater(wanted, loadMenu);
  const { children, label, variant } = props;
  if (Reasons) return <Reasons {...props} />;
  return (
    <Button
      variant={variant}
      size="compact-md"
      aria-haspopup="menu"
      aria-label={label}
      onClick={() => setWanted(true)}
    >
      {children}
    </Button>
  );
}
