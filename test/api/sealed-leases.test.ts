import { beforeAll, describe, expect, it } from 'vitest';
import { sealLeases } from '../../functions/sealing/seal-leases';
import { type Checked, checkSealed } from '../../frontend/src/features/verify/check-sealed';
import { conrad, drawn, nora, one, openLeases, type LeaseStand } from '../support/stand/leases';
import { writeFileSync } from 'node:fs';

let stand: LeaseStand;
let leaseId: string;
beforeAll(async () => {
  stand = await openLeases();
  leaseId = await stand.sent();
  await stand.signAs(nora);
  await stand.coSign(await stand.tokenOf(conrad));
  await stand.signAs(stand.agent);
});

it('seals', async () => {
  const t = performance.now();
  console.log(await sealLeases(() => stand.deps)(), performance.now() - t);
  const [key, file] = [...stand.files].find(([key]) => key.startsWith('sealed/')) ?? [];
  console.log(key, file?.bytes.length);
  writeFileSync('/tmp/sealed.pdf', file?.bytes ?? '');
  const certificates = (await stand.deps.leases.seals.certificates()).map((each) => new Uint8Array(Buffer.from(each, 'base64')));
  const t2 = performance.now();
  const checked = await checkSealed(file?.bytes ?? new Uint8Array(), certificates);
  console.log(performance.now() - t2, JSON.stringify(checked).slice(0, 300));
  console.log((await stand.letters()).map(({ subject, to, button }) => [subject, to, button?.address]));
});
