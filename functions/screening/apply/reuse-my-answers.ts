import type { Contract } from '../../../shared/contract';
import type { Handler } from '../../runtime/handler';
import { findListing } from './find-apply-link';
import { myApplications } from './my-applications';

/**
 * What the caller last answered this very landlord: answers of another organization are not even read. The
 * move-in day and the confirmation belong to one home and are left out.
 */
export const reuseMyAnswers: Handler<Contract['screening']['reuseMyAnswers']> = async (
  { viewer, now, body: { token } },
  deps,
) => {
  const { organization } = await findListing({ token, now }, deps);
  const isTheirs = organization.organizationId === viewer.organizationId;
  const [newest] = isTheirs ? await myApplications(viewer, deps) : [];
  if (!newest) return { success: 1, data: {} };
  const { fields, home } = newest;
  const answers = {
    fields: { ...fields, moveIn: '', isTrue: false },
    home: { title: home.title, unit: home.unitNumber },
  };
  return { success: 1, data: { answers } };
};
