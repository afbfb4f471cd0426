import { Box } from '@mantine/core';
import { useRef } from 'react';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export type Choice = { readonly name: string; readonly path: string; readonly chosen: boolean };

/** A choice as links, so that it is part of the URL. `label` is its accessible name. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, choices.find(({ chosen }) => chosen)?.path ?? null);
  if (choices.length < 2) return null;
  return (
    <Box component="nav" aria-label={label} className={blocks.choices ?? ''} miw={0}>
      <ul ref={row}>
        {choices.map(({ name, path, chosen }) => (
          <li key={path}>
            <Link href={path} aria-current={chosen ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
