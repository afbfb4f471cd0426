import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';

/** The commission's French pages, which link to the English ones. */
const commission = 'https://www.cai.gouv.qc.ca/';

/** The person responsible for personal information, their contact, and the supervisory authority. */
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
