import { beforeEach, describe, expect, it } from 'vitest';
import { filesMost } from '../../shared/domain/screening/application-files';
import { pdfBytes } from '../../test/support/office-bytes';
import { type Applicants, grace, openApplicants } from '../../test/support/stand/applicants';
import { logger } from '../runtime/logger';
import { addApplicationDocument } from './add-application-document';
import { addApplicationPerson } from './add-application-person';
import { createApplicationUpload } from './create-application-upload';
import { openApplicantDocument } from './open-applicant-document';
import { openApplication } from './open-application';
import { openApplicationDocument } from './open-application-document';
import { removeApplication } from './remove-application';
import { removeApplicationDocument } from './remove-application-document';
import { saveApplication } from './save-application';
import { tendApplications } from './tend-applications';

logger.setLogLevel('SILENT');

const contentType = 'application/pdf';
let stand: Applicants;
let id: string;
let token: string;
beforeEach(async () => {
  stand = await openApplicants();
  id = await stand.add({ invite: true });
  token = await stand.linkTo('addApplication?application');
});

const upload = async (from = token, bytes = pdfBytes()) => {
  const body = { token: from, contentType, bytes: bytes.length } as const;
  const { data } = await stand.perform(createApplicationUpload, { ...stand.asApplicant(), body });
  stand.files.set(data.fields.key ?? '', { bytes, contentType });
  return data.upload;
};
const keep = (sent: string, from = token) => {
  const body = { token: from, upload: sent, contentType, name: ' Pay \u202eslip.pdf ' } as const;
  return stand.perform(addApplicationDocument, { ...stand.asApplicant(), body });
};
const mine = async (from = token) => {
  const asked = { ...stand.asApplicant(), body: { token: from } };
  return (await stand.perform(openApplication, asked)).data.application?.documents ?? [];
};
const open = (document_id: string, from = token) =>
  stand.perform(openApplicationDocument, { ...stand.asApplicant(), body: { token: from, document_id } });
const openAsStaff = (documentId: string, who = {}) =>
  openApplicantDocument({ ...stand.call(who), params: { applicationId: id, documentId } }, stand.deps);
const namePerson = async () => {
  const named = { kind: 'guarantor', firstName: 'Ada', lastName: 'Byron', email: 'ada@a.test' } as const;
  await stand.perform(addApplicationPerson, { ...stand.asApplicant(), body: { ...named, token } });
  return stand.linkTo('addApplication?application');
};

describe('documents of an application', () => {
  it('are kept once by their content, opened by their owner and by staff with the right alone, whose look is logged', async () => {
    const sent = await upload();
    await keep(sent);
    await keep(sent);
    const [kept] = await mine();
    expect(await mine()).toMatchObject([{ name: 'Pay slip.pdf', bytes: pdfBytes().length }]);
    expect([...stand.files.keys()]).toEqual([`applications/org_one/${id}/${sent}.pdf`]);
    const documentId = kept?.document_id ?? '';
    expect((await open(documentId)).data.view_url).toContain(sent);
    expect((await openAsStaff(documentId)).data.download_url).toContain(sent);
    expect((await stand.audit())[0]).toMatchObject({ action: 'application.open-file' });
    await expect(openAsStaff(documentId, { organizationId: 'org_two' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const guarantor = await namePerson();
    await expect(open(documentId, guarantor)).rejects.toMatchObject({ code: 'not-found' });
    await expect(keep(await upload(), guarantor)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('must be what they say, and are ten at most; nothing is added after the decision', async () => {
    await expect(keep(await upload(token, new TextEncoder().encode('<html>')))).rejects.toMatchObject({
      code: 'invalid',
    });
    for (let count = 0; count < filesMost; count += 1) await keep(await upload());
    await expect(upload()).rejects.toMatchObject({ code: 'file-limit' });
    const [kept] = await mine();
    const body = { token, document_id: kept?.document_id ?? '' };
    await stand.perform(removeApplicationDocument, { ...stand.asApplicant(), body });
    expect(await mine()).toHaveLength(filesMost - 1);
    expect([...stand.files.keys()].join()).not.toContain(body.document_id);
    const sent = await stand.add();
    await stand.decide(sent, { decision: 'declined' });
    token = await stand.linkTo('addApplication?application');
    await expect(upload()).rejects.toMatchObject({ code: 'application-closed' });
  });

  it('are taken back until the decision, each by its own id; then they stay with what was decided about', async () => {
    const body = { ...grace, token, version: 1, submit: true };
    await stand.perform(saveApplication, { ...stand.asApplicant(), body });
    const take = (document_id: string) =>
      stand.perform(removeApplicationDocument, { ...stand.asApplicant(), body: { token, document_id } });
    const [first, second] = [await upload(), await upload()];
    for (const sent of [first, second]) await keep(sent);
    await take(first);
    await take(first);
    expect((await mine()).map(({ document_id }) => document_id)).toEqual([second]);
    await stand.decide(id);
    await expect(take(second)).rejects.toMatchObject({ code: 'application-closed' });
    expect([...stand.files.keys()]).toEqual([`applications/org_one/${id}/${second}.pdf`]);
  });

  it.each(['at their date', 'as the applicant asks'] as const)(
    'go %s with every byte, those of a part too [D50]',
    async (how) => {
      await keep(await upload());
      const part = await namePerson();
      await keep(await upload(part), part);
      const names = [...stand.files.keys()];
      expect(names).toHaveLength(2);
      if (how === 'at their date') {
        stand.wait(60 * 86_400);
        await tendApplications(() => stand.deps)();
      } else await stand.perform(removeApplication, { ...stand.asApplicant(), body: { token } });
      expect([...stand.files.keys()]).toEqual([]);
      const left = JSON.stringify(await stand.items());
      for (const gone of ['Pay slip', ...names]) expect(left).not.toContain(gone);
    },
  );
});
