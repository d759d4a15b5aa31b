import type { VendorJob } from '../../../../../shared/contract/vendor-jobs';
import { displayDollars } from '../../../../../shared/domain/money';
import { phoneMask } from '../../../../../shared/domain/phone';
import { categories, hazards, priorities } from '../../../../../shared/domain/requests/categories';
import { mayEnterWords } from '../../../domain-ui/request/request-words';
import { windowText } from '../../../ui/data/zone-time';
import { Card } from '../parts/signing-frame';

const moment = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );

/** What is to be done, where, and what to know before going there. */
export function JobFacts({ job }: { job: VendorJob }) {
  const { address, unit_number, area, room, zone, category, hazard, priority, words, due_at } = job;
  const { may_enter, pets, windows, tenant, limit_cents } = job;
  return (
    <Card title="The job">
      {hazard && <p className="job-danger">{`Emergency: ${hazards[hazard].name}`}</p>}
      <p className="job-words" dir="auto">
        {words}
      </p>
      <dl className="job-facts">
        <dt>Address</dt>
        <dd>{address}</dd>
        {(unit_number || area) && (
          <>
            <dt>{unit_number ? 'Unit' : 'Where'}</dt>
            <dd>{unit_number || area}</dd>
          </>
        )}
        {room && (
          <>
            <dt>Room</dt>
            <dd>{room}</dd>
          </>
        )}
        <dt>Kind</dt>
        <dd>{categories[category].name}</dd>
        {priority && (
          <>
            <dt>Priority</dt>
            <dd>{priorities[priority].name}</dd>
          </>
        )}
        {due_at && (
          <>
            <dt>Fixed by</dt>
            <dd>{moment(due_at, zone)}</dd>
          </>
        )}
        {limit_cents !== undefined && (
          <>
            <dt>May be spent</dt>
            <dd>{displayDollars(limit_cents)}</dd>
          </>
        )}
        {unit_number && (
          <>
            <dt>May enter</dt>
            <dd>{mayEnterWords[may_enter]}</dd>
          </>
        )}
        {pets && (
          <>
            <dt>Pets</dt>
            <dd>{pets}</dd>
          </>
        )}
        {windows.length > 0 && (
          <>
            <dt>Suits the home</dt>
            <dd>{windows.map((one) => windowText(one, zone)).join('; ')}</dd>
          </>
        )}
        {tenant && (
          <>
            <dt>At home</dt>
            <dd>
              {tenant.first_name}
              {tenant.mobile_number && (
                <>
                  {', '}
                  <a href={`tel:+1${tenant.mobile_number}`} dir="ltr">
                    {phoneMask(tenant.mobile_number)}
                  </a>
                </>
              )}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
