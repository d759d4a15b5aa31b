import { beforeEach, describe, expect, it } from 'vitest';
import { filesMost } from '../../../shared/domain/screening/application-files';
import { pdfBytes } from '../../../test/support/office-bytes';
import { type Applicants, grace, openApplicants } from '../../../test/support/test-world/applicants';
import { logger } from '../../runtime/logger';
import { openApplicantDocument } from '../applicants/open-applicant-document';
import { tendApplications } from '../tend-applications';
import { addApplicationDocument } from './add-application-document';
import { addApplicationPerson } from './add-application-person';
import { createApplicationUpload } from './create-application-upload';
import { openApplication } from './open-application';
import { openApplicationDocument } from './open-application-document';
import { removeApplication } from './remove-application';
import { removeApplicationDocument } from './remove-application-document';
import { saveApplication } from './save-application';

logger.setLogLevel('SILENT');

const contentType = 'application/pdf';
let testWorld: Applicants;
let id: string;
let token: string;
beforeEach(async () => {
  testWorld = await openApplicants();
  id = await testWorld.add({ invite: true });
  token = await testWorld.linkTo('addApplication?application');
});

const upload = async (from = token, bytes = pdfBytes()) => {
  const body = { token: from, contentType, bytes: bytes.length } as const;
  const { data } = await testWorld.perform(createApplicationUpload, { ...testWorld.asApplicant(), body });
  testWorld.files.set(data.fields.key ?? '', { bytes, contentType });
  return data.upload;
};
const keep = (sent: string, from = token) => {
  const body = { token: from, upload: sent, contentType, name: ' Pay \u202eslip.pdf ' } as const;
  return testWorld.perform(addApplicationDocument, { ...testWorld.asApplicant(), body });
};
const mine = async (from = token) => {
  const asked = { ...testWorld.asApplicant(), body: { token: from } };
  return (await testWorld.perform(openApplication, asked)).data.application?.documents ?? [];
};
const open = (document_id: string, from = token) =>
  testWorld.perform(openApplicationDocument, {
    ...testWorld.asApplicant(),
    body: { token: from, document_id },
  });
const openAsStaff = (documentId: string, who = {}) =>
  openApplicantDocument(
    { ...testWorld.call(who), params: { applicationId: id, documentId } },
    testWorld.deps,
  );
const namePerson = async () => {
  const named = { kind: 'guarantor', firstName: 'Ada', lastName: 'Byron', email: 'ada@a.test' } as const;
  await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body: { ...named, token } });
  return testWorld.linkTo('addApplication?application');
};

describe('documents of an application', () => {
  it('are kept once by their content, opened by their owner and by staff with the right alone, whose look is logged', async () => {
    const sent = await upload();
    await keep(sent);
    await keep(sent);
    const [kept] = await mine();
    expect(await mine()).toMatchObject([{ name: 'Pay slip.pdf', bytes: pdfBytes().length }]);
    expect([...testWorld.files.keys()]).toEqual([`applications/org_one/${id}/${sent}.pdf`]);
    const documentId = kept?.document_id ?? '';
    expect((await open(documentId)).data.view_url).toContain(sent);
    expect((await openAsStaff(documentId)).data.download_url).toContain(sent);
    expect((await testWorld.audit())[0]).toMatchObject({ action: 'application.open-file' });
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
    await testWorld.perform(removeApplicationDocument, { ...testWorld.asApplicant(), body });
    expect(await mine()).toHaveLength(filesMost - 1);
    expect([...testWorld.files.keys()].join()).not.toContain(body.document_id);
    const sent = await testWorld.add();
    await testWorld.decide(sent, { decision: 'declined' });
    token = await testWorld.linkTo('addApplication?application');
    await expect(upload()).rejects.toMatchObject({ code: 'application-closed' });
  });

  it('are taken back until the decision, each by its own id; then they stay with what was decided about', async () => {
    const body = { ...grace, token, version: 1, submit: true };
    await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body });
    const take = (document_id: string) =>
      testWorld.perform(removeApplicationDocument, {
        ...testWorld.asApplicant(),
        body: { token, document_id },
      });
    const [first, second] = [await upload(), await upload()];
    for (const sent of [first, second]) await keep(sent);
    await take(first);
    await take(first);
    expect((await mine()).map(({ document_id }) => document_id)).toEqual([second]);
    await testWorld.decide(id);
    await expect(take(second)).rejects.toMatchObject({ code: 'application-closed' });
    expect([...testWorld.files.keys()]).toEqual([`applications/org_one/${id}/${second}.pdf`]);
  });

  it.each(['at their date', 'as the applicant asks'] as const)(
    'go %s with every byte, those of a part too [D50]',
    async (how) => {
      await keep(await upload());
      const part = await namePerson();
      await keep(await upload(part), part);
      const names = [...testWorld.files.keys()];
      expect(names).toHaveLength(2);
      if (how === 'at their date') {
        testWorld.wait(60 * 86_400);
        await tendApplications(() => testWorld.deps)();
      } else await testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: { token } });
      expect([...testWorld.files.keys()]).toEqual([]);
      const left = JSON.stringify(await testWorld.items());
      for (const gone of ['Pay slip', ...names]) expect(left).not.toContain(gone);
    },
  );
});
