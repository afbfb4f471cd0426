import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../../lib/page/use-lazy.ts';
import type { ReasonButtonProps } from './reason-button-props.ts';

const loadMenu = async () => (await import('./ReasonMenu.tsx')).ReasonMenu;

/** A button for an action that needs a reason. The menu of reasons is loaded when it is first opened. */
export function ReasonButton(props: ReasonButtonProps) {
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
