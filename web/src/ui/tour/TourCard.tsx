import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { useNav } from '../../lib/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { goToStep } from '../../lib/tour-state.ts';
import { m } from '../../paraglide/messages.js';
import { pointAt } from './point-at.ts';
import { tourSteps } from './steps.ts';
import '../form/styles.ts';
import classes from './tour.module.css';
import blocks from '../blocks.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A step of the tour, over the page that it is about: says what is pointed at, and goes on with buttons or arrow keys. */
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
    // The address, not the page that is shown: that one may still be on its way.
    if (next && next.path !== location.pathname) navigate(next.path);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
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
    // Each step is read out where it begins.
    if (title !== undefined) heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(() => (targets === null ? undefined : pointAt(targets.split('|'))), [targets]);
  if (!step) return null;
  return (
    <section role="dialog" aria-labelledby={id} className={`${blocks.surface} ${classes.card}`}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.text}</p>
      <div className={`${blocks.beside} ${classes.foot}`}>
        <span>{m.tour_position({ step: number + 1, steps: steps.length })}</span>
        <Button variant="subtle" size="sm" onClick={() => goToStep(null)}>
          {m.tour_end()}
        </Button>
        {number > 0 && (
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
      </div>
    </section>
  );
}
