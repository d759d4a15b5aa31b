import { useState } from 'react';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { downloadPdfOf } from '../../../ui/media/download';

/** Downloads the job's work order as a PDF. */
export function OrderButton({ token, name }: { token: string; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      const { data } = await api.prints.printJobOrder({ body: { token } });
      downloadPdfOf(data.pdf, `work-order-${name}`);
    } catch (cause) {
      report('A work order could not be printed', cause);
      setProblem(refusalWords(cause));
    }
    setBusy(false);
  };
  return (
    <>
      <div className="card-tools">
        <button type="button" className="quiet" aria-disabled={isBusy} onClick={() => void download()}>
          {isBusy ? 'Preparing…' : 'Print the work order'}
        </button>
      </div>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
