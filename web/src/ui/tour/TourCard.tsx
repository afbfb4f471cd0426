import { Box, Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { hasModifier, isTyping } from '../../lib/state/keys.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { goToStep } from '../../lib/state/tour-state.ts';
import { m } from '../../paraglide/messages.js';
import { pointAt } from './point-at.ts';
import { tourSteps } from './steps.ts';
import '../fields/styles.ts';
import './tour.module.css';
import blocks from '../blocks.module.css';

/** The card of a tour step, over the page it describes. Buttons or arrow keys change the step. */
export function TourCard({ step: number }: { step: number }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = usePageLocation();
  const [, navigate] = useLocation();
  const steps = tourSteps(usePaths(), useNav()?.ongoingSeason?.slug ?? null);
  const step = steps[number];
  const go = (to: number) => {
    const next = steps[to];
    goToStep(next ? to : null);
    // Compares the URL, because the shown page may still be the previous one.
    if (next && next.path !== location.pathname) navigate(next.path);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || hasModifier(event)) return;
    if (event.key === 'Escape') goToStep(null);
    else if (event.key === 'ArrowRight') go(number + 1);
    else if (event.key === 'ArrowLeft' && number > 0) go(number - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const isHere = step?.path === path;
  const targets = isHere ? step.targets.join('|') : null;
  const title = step?.title;
  useEffect(() => {
    // Moves focus to each step's heading, so that screen readers announce it.
    if (title !== undefined) heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => (targets === null ? undefined : pointAt(targets.split('|'))), [targets]);
  if (!step) return null;
  return (
    <Box
      component="section"
      role="dialog"
      aria-labelledby={id}
      className={`${blocks.card} ${blocks.accented} ${blocks.floating}`}
      left="1rem"
      mx="auto"
    >
      <span className={blocks.small}>{m.tour_position({ step: number + 1, steps: steps.length })}</span>
      <Box component="h2" id={id} ref={heading} fz="lg" mb="0.375rem" tabIndex={-1}>
        {step.title}
      </Box>
      <p>{step.text}</p>
      <Group gap="sm" justify="end">
        <Button variant="subtle" size="sm" onClick={() => goToStep(null)}>
          {m.tour_end()}
        </Button>
        {isHere && number > 0 && (
          <Button variant="default" size="sm" onClick={() => go(number - 1)}>
            {m.tour_previous()}
          </Button>
        )}
        {isHere ? (
          <Button variant="filled" size="sm" onClick={() => go(number + 1)}>
            {number + 1 < steps.length ? m.tour_next() : m.tour_done()}
          </Button>
        ) : (
          <Button variant="filled" size="sm" onClick={() => navigate(step.path)}>
            {m.tour_back_to()}
          </Button>
        )}
      </Group>
    </Box>
  );
}
