import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { usePostedForm } from '../../lib/page/posted-form.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Survey } from './Survey.tsx';
import blocks from '../../ui/blocks.module.css';

/** All surveys and their results. */
export function SurveysPage() {
  const paths = usePaths();
  const posted = usePostedForm();
  const query = usePageQuery('surveys', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { surveys } = query.data;
  return (
    <PageFrame title={m.surveys_title()} description={m.surveys_description()}>
      {posted?.errors.map(({ code, message }) => (
        <p key={code} role="alert" className={blocks.notice}>
          {message}
        </p>
      ))}
      {surveys.length === 0 ? (
        <Empty title={m.surveys_empty()} body={m.surveys_empty_body()}>
          <Link href={paths.contact()}>{m.contact_site_title()}</Link>
        </Empty>
      ) : (
        <>
          <p className={blocks.prose}>{m.surveys_intro()}</p>
          {surveys.map((survey) => (
            <Survey key={survey.slug} survey={survey} />
          ))}
        </>
      )}
    </PageFrame>
  );
}
