import type { Contract } from '../../../shared/contract';
import type { Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';
import { aboutApplication } from '../../table/screening/record';
import { linksToFile } from '../link-to-file';
import { findApplication } from './find-application';

/** A document that an applicant added, for those who see the applicant; the look is logged. */
export const openApplicantDocument: Handler<Contract['screening']['openApplicantDocument']> = async (
  request,
  deps,
) => {
  const { viewer, now, params } = request;
  const { applicationId, documentId } = params;
  const application = await findApplication({ viewer, now, applicationId }, deps);
  const data = await linksToFile({ application, documentId, now }, deps);
  await noteAccess(request, { action: 'application.open-file', ...aboutApplication(application) }, deps);
  return { success: 1, data };
};
