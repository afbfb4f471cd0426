import { usePageQuery } from '../../../lib/page-queries.ts';
import { m } from '../../../paraglide/messages.js';

/** In French; its English pages are one link away. */
const commission = 'https://www.cai.gouv.qc.ca/';

/** Who answers for personal information, how to reach them, and who watches over them. */
export function Responsible() {
  const contact = usePageQuery('privacy', 'main').data?.contact;
  return (
    <>
      <p>{m.privacy_responsible()}</p>
      {contact && (
        <p>
          {m.privacy_write_to()}
          <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      )}
      <p>
        {m.privacy_commission()} <a href={commission}>{m.privacy_commission_name()}</a>.
      </p>
    </>
  );
}
