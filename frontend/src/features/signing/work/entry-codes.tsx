import { Fragment, useState } from 'react';
import type { EntryCode } from '../../../../../shared/domain/portfolio/unit-access';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { Card } from '../parts/signing-frame';

const kindWords: Record<EntryCode['kind'], string> = { gate: 'Gate', lockbox: 'Lockbox', door: 'Door' };

/** Codes that a vendor needs to get in; the organization sees that they were looked at. */
export function EntryCodes({ token }: { token: string }) {
  const [codes, setCodes] = useState<readonly EntryCode[]>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const show = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      setCodes((await api.vendors.openJobCodes({ body: { token } })).data.codes);
    } catch (cause) {
      report('Entry codes were not read', cause);
      setProblem(refusalWords(cause));
    }
    setBusy(false);
  };
  return (
    <Card title="Getting in">
      {codes === undefined && (
        <>
          <p>You can see the entry codes until a day after your visit. Each look is recorded.</p>
          <div className="card-tools">
            <button type="button" className="quiet" aria-disabled={isBusy} onClick={() => void show()}>
              Show entry codes
            </button>
          </div>
        </>
      )}
      {codes?.length === 0 && <p>There are no entry codes to see now.</p>}
      {codes !== undefined && codes.length > 0 && (
        <dl className="job-facts">
          {codes.map(({ kind, place, code }) => (
            <Fragment key={`${kind} ${place} ${code}`}>
              <dt>{place === '' ? kindWords[kind] : `${kindWords[kind]}, ${place}`}</dt>
              <dd>
                <bdi dir="ltr">{code}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
    </Card>
  );
}
