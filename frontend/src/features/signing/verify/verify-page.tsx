import { FileCheck2, FileX2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { Card, SigningFrame } from '../parts/signing-frame';
import { useLoading } from '../parts/use-loading';
import { WaitingPage } from '../parts/waiting-page';
import { alteredWords } from './altered-words';
import { type Checked, checkSealed } from './check-sealed';
import { WholeFacts } from './whole-facts';
import './verify.css';

const keysAddress = '/api/signing/getSealCertificates';
/** A hundred times the size of a lease. */
const mostBytes = 50 * 1024 * 1024;

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const readKeys = async (): Promise<Uint8Array[]> =>
  (await api.signing.getSealCertificates()).data.certificates.map(bytesOf);

/** /auth/verify: checks a sealed lease in the browser. Once loaded, the page needs no connection. */
export function VerifyPage() {
  const read = useLoading(readKeys);
  return read.kind === 'ready' ? <Verifier keys={read.data} /> : <WaitingPage read={read} />;
}

type Result = { readonly name: string; readonly checked: Checked };

async function checkFile(file: File, keys: readonly Uint8Array[]): Promise<Checked> {
  if (file.size > mostBytes) return { isWhole: false, altered: { part: 'no-seal' } };
  try {
    return await checkSealed(new Uint8Array(await file.arrayBuffer()), keys);
  } catch (error) {
    report('A sealed lease could not be checked', error);
    return { isWhole: false, altered: { part: 'seal' } };
  }
}

function Verifier({ keys }: { keys: readonly Uint8Array[] }) {
  const [result, setResult] = useState<Result>();
  const [isOver, setOver] = useState(false);
  const check = async (file: File | undefined) => {
    if (file) setResult({ name: file.name, checked: await checkFile(file, keys) });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void check(target.files?.[0]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };
  return (
    <SigningFrame
      title="Check a sealed lease"
      lead="Drop the PDF here. It is checked in your browser and never uploaded, so it also works offline."
    >
      <Card>
        <label
          className="drop"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input type="file" accept="application/pdf" onChange={choose} />
          <strong>Choose the PDF</strong>
          <span>or drop it here</span>
        </label>
        <div role="status">{result && <Outcome {...result} />}</div>
      </Card>
      <p className="fine">
        An unaltered file proves its text and signatures, not that nothing was agreed later. Anyone can check
        a file without us, with the <a href={keysAddress}>public keys</a>.
      </p>
    </SigningFrame>
  );
}

function Outcome({ name, checked }: Result) {
  if (!checked.isWhole) {
    const { title, text } = alteredWords(checked.altered);
    return (
      <div className="outcome" data-altered>
        <FileX2 aria-hidden="true" />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <bdi className="fine">{name}</bdi>
        </div>
      </div>
    );
  }
  const isVoid = checked.evidence.paper === 'void';
  return (
    <div className="outcome">
      <FileCheck2 aria-hidden="true" />
      <div>
        <h2>{isVoid ? 'This page is unaltered: the lease is void' : 'This lease is unaltered'}</h2>
        <p>Not one byte has changed since it was sealed.</p>
        <WholeFacts checked={checked} />
        <bdi className="fine">{name}</bdi>
      </div>
    </div>
  );
}
