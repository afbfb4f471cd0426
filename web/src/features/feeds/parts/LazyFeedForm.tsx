import { useLater } from '../../../lib/page/use-lazy.ts';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import type { Props } from './FeedForm.tsx';

const loadForm = async () => (await import('./FeedForm.tsx')).FeedForm;

/** The form of a feed. Its code is loaded when the form is opened, not with the page. */
export function LazyFeedForm(props: Props) {
  const { Part: FeedForm, failed } = useLater(true, loadForm);
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  return FeedForm ? <FeedForm {...props} /> : <Loading shape="text" rows={6} />;
}
