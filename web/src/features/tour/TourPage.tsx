import { useNav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { tourSteps } from '../../ui/tour/steps.ts';
import { StartTour } from './StartTour.tsx';
import blocks from '../../ui/blocks.module.css';

/** Starts the guided tour and links to each of its steps. */
export function TourPage() {
  const steps = tourSteps(usePaths(), useNav()?.ongoingSeason?.slug ?? null);
  return (
    <PageFrame title={m.tour_title()} description={m.tour_description()}>
      <p className={blocks.prose}>{m.tour_intro()}</p>
      <StartTour path={steps[0]?.path ?? ''} />
      <ol className={`${blocks.rows} ${blocks.prose}`}>
        {steps.map(({ title, text, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
