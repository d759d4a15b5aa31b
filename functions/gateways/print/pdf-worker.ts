import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { sealPdf } from '../seal/seal-pdf';
import { ready } from './in-thread';
import { readPdf, withPagesInFront } from './lease-pdf';
import type { PdfJob, ToSign } from './pdf-thread';

const port = parentPort;
if (!port) throw new Error('This runs in a thread of its own');

const sign = async (message: Uint8Array): Promise<Uint8Array> => {
  port.postMessage({ sign: message } satisfies ToSign);
  const [signature] = await once(port, 'message');
  return signature;
};

function work(job: PdfJob): Promise<unknown> {
  if ('read' in job) return readPdf(job.read);
  if ('printed' in job) return withPagesInFront(job.printed, job.brought);
  return sealPdf(job.sealed, { ...job.seal, key: { sign } });
}

const asked = once(port, 'message');
port.postMessage(ready());
const [job] = await asked;
port.postMessage(await work(job));
